import { remindMissing, type Homework } from '#src/api/workspace/homework.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { homeworkTexts } from './texts.ts';

/** Notifies those who have handed in nothing. */
export function ReminderButton({ homework: { id, missingNum } }: { homework: Homework }) {
  const words = useTexts(homeworkTexts);
  const { http } = usePortal();
  const toast = useToast();
  const reminder = useMutation(words.remindFailed);
  const remind = async () => {
    if (await reminder.send(() => remindMissing(http, { id }, { silent: true })))
      toast({ tone: 'success', text: fill(words.reminded, { count: missingNum }) });
  };
  return (
    <Button size="small" busy={reminder.isBusy} onClick={() => void remind()}>
      {fill(words.remind, { count: missingNum })}
    </Button>
  );
}
