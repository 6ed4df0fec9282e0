import { authoredPaths, saveAuthored } from '#src/api/authoring.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { useFailureToast } from '#src/ui/toasts/useFailureToast.ts';
import type { ManagedRow, Transition } from './manage-kinds.ts';
import { sendEach } from './send-each.ts';
import { manageTexts } from './texts.ts';

const done = { publish: 'publishDone', submit: 'submitDone', withdraw: 'withdrawDone' } as const;

/** Changes the status of one or several documents. */
export function useTransitions() {
  const words = useTexts(manageTexts);
  const { http, language } = usePortal();
  const toast = useToast();
  const failureToast = useFailureToast();
  const cache = useQueryCache();
  const { run, isBusy } = useMutation(words.failed);

  const apply = (rows: readonly ManagedRow[], action: Transition) =>
    run(async () => {
      failureToast.dismiss();
      const failed = await sendEach(rows, language, ({ kind, id }) =>
        saveAuthored(http, { kind, id, action }, { silent: true }),
      );
      cache.invalidate(authoredPaths);
      const count = rows.length - failed.rows.length;
      const text = words[done[action]];
      if (count > 0) {
        toast({ tone: 'success', text: count > 1 ? fill(words.manyDone, { done: text, count }) : text });
      }
      if (failed.rows.length === 0) return;
      const { reason } = failed;
      failureToast.show(
        rows.length > 1 ? fill(words.someFailed, { count: failed.rows.length, reason }) : reason,
      );
    });
  return { apply, isBusy };
}
