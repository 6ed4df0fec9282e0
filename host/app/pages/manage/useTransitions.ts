import { getAuthoredPage, saveAuthored } from '../../../../src/api/authoring.ts';
import { usePortal } from '../../../../src/data/portal-context.ts';
import { useMutation } from '../../../../src/data/useMutation.ts';
import { useQueryCache } from '../../../../src/data/useQueryCache.ts';
import { PortalError } from '../../../../src/http/errors.ts';
import { unwrap } from '../../../../src/http/unwrap.ts';
import { fill } from '../../../../src/texts/texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { useToast } from '../../../../src/ui/theme-root-context.ts';
import type { ManagedRow, Transition } from './manage-kinds.ts';
import { manageTexts } from './texts.ts';

const done = { publish: 'publishDone', submit: 'submitDone', withdraw: 'withdrawDone' } as const;

/** Changes the state of one or several documents, one request after the other; a failure does not end the rest. */
export function useTransitions() {
  const words = useTexts(manageTexts);
  const { http, language } = usePortal();
  const toast = useToast();
  const cache = useQueryCache();
  const { run, isBusy } = useMutation(words.failed);

  const apply = (rows: readonly ManagedRow[], action: Transition) =>
    run(async () => {
      let failures = 0;
      let reason = '';
      for (const { kind, id } of rows) {
        try {
          unwrap(await saveAuthored(http, { kind, id, action }, { silent: true }), language);
        } catch (error) {
          if (!(error instanceof PortalError)) throw error;
          failures += 1;
          reason = error.message;
        }
      }
      cache.invalidate([getAuthoredPage]);
      const count = rows.length - failures;
      const text = words[done[action]];
      if (count > 0) {
        toast({ tone: 'success', text: count > 1 ? fill(words.manyDone, { done: text, count }) : text });
      }
      if (failures === 0) return;
      const failed = rows.length === 1 ? reason : fill(words.someFailed, { count: failures, reason });
      toast({ tone: 'error', text: failed });
    });
  return { apply, isBusy };
}
