import { screenshotTexts } from '../texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './screenshot-progress.css?inline';

/** How far the screenshot is, in words and as a bar. */
export function ScreenshotProgress({ percent }: { percent: number | null }) {
  useStyles(css);
  const words = useTexts(screenshotTexts);
  const text = fill(words.progress, { percent: percent ?? 0 });
  return (
    <div
      className="portal-screenshot-progress"
      role="progressbar"
      aria-label={words.taking}
      aria-valuenow={percent ?? 0}
      aria-valuetext={text}
    >
      <span>{text}</span>
      <span className="portal-screenshot-progress-bar">
        <span style={{ inlineSize: `${percent ?? 0}%` }} />
      </span>
    </div>
  );
}
