import { Check, CircleAlert } from 'lucide-react';
import { fill } from '#src/texts/texts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { DraftNote } from '#src/ui/fields/DraftNote.tsx';
import { observationTexts } from './texts.ts';
import type { useSheet } from './useSheet.ts';

/** Says where the typed sheet is, and asks which one counts where two differ. */
export function SaveStatus({ own }: { own: ReturnType<typeof useSheet> }) {
  const words = useTexts(observationTexts);
  const dayTime = useDayTime();
  const { status, problem, savedTime, isConflict, saveNow, keepMine, takeOther } = own;
  if (isConflict) {
    return (
      <DraftNote text={words.conflict}>
        <Button variant="link" size="small" onClick={keepMine}>
          {words.keepMine}
        </Button>
        <Button variant="link" size="small" onClick={takeOther}>
          {words.takeOther}
        </Button>
      </DraftNote>
    );
  }
  const hasFailed = status === 'saveFailed';
  return (
    <p className="portal-observation-saved" data-failed={hasFailed || undefined}>
      <span role="status">
        {hasFailed ? <CircleAlert size={16} aria-hidden="true" /> : null}
        {status === 'saved' ? <Check size={16} aria-hidden="true" /> : null}
        {fill(words[status], { problem, time: dayTime(savedTime) })}
      </span>
      {hasFailed ? (
        <Button variant="link" size="small" onClick={saveNow}>
          {words.retry}
        </Button>
      ) : null}
    </p>
  );
}
