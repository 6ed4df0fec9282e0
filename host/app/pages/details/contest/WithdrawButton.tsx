import { contestPaths, withdrawWork } from '#src/api/contests/contests.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { contestTexts } from './texts.ts';

/** Withdraws the user's work, after a question. */
export function WithdrawButton({ id }: { id: string }) {
  const words = useTexts(contestTexts);
  const { http } = usePortal();
  const { invalidate } = useQueryCache();
  const confirm = useConfirm();
  const toast = useToast();
  const withdrawal = useMutation(words.withdrawFailed);
  const withdraw = async () => {
    const question = { title: words.withdrawTitle, text: words.withdrawText, confirmLabel: words.withdraw };
    if (!(await confirm({ ...question, danger: true }))) return;
    if (!(await withdrawal.send(() => withdrawWork(http, { id }, { silent: true })))) return;
    toast({ tone: 'success', text: words.withdrawnNow });
    invalidate(contestPaths);
  };
  return (
    <Button busy={withdrawal.isBusy} onClick={() => void withdraw()}>
      {words.withdraw}
    </Button>
  );
}
