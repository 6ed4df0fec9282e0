import { usePortal } from '#src/data/portal-context.ts';
import { useToday } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import type { Time } from './dates.ts';
import { deadlineOf } from './deadline.ts';
import { deadlineTexts } from './texts.ts';
import css from './progress.css?inline';

/** Says how long there is until a deadline, or how long it is overdue; renders nothing for an unknown one. */
export function DeadlineText({ endTime }: { endTime: Time }) {
  useStyles(css);
  const words = useTexts(deadlineTexts);
  const { locale } = usePortal().language;
  // Days are counted from today.
  useToday();
  const deadline = deadlineOf(endTime, words, locale);
  return deadline ? (
    <span className="portal-deadline" data-urgency={deadline.urgency}>
      {deadline.text}
    </span>
  ) : null;
}
