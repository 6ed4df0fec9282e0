import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { deadlineTexts } from './texts.ts';
import css from './progress.css?inline';

/** A progress, limited to 0 to 100. */
export const percentOf = (progress: number | null | undefined): number =>
  Math.min(Math.max(Math.round(progress ?? 0), 0), 100);

/** Shows how much of something is done, as a bar and as a number. */
export function ProgressBar({ progress }: { progress: number | null | undefined }) {
  useStyles(css);
  const words = useTexts(deadlineTexts);
  const percent = percentOf(progress);
  return (
    <span className="portal-progress">
      <progress aria-label={words.progress} max={100} value={percent} />
      {fill(words.percent, { percent })}
    </span>
  );
}
