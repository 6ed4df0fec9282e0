import { useEffect, useMemo, useRef, useState } from 'react';
import { authoredPaths, removeAuthored } from '#src/api/authoring.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useThemeRoot } from '#src/ui/root/theme-root-context.ts';
import { useFailureToast } from '#src/ui/toasts/useFailureToast.ts';
import { keyOf, type ManagedRow } from './manage-kinds.ts';
import * as removals from './removal-queue.ts';
import { sendEach } from './send-each.ts';
import { manageTexts } from './texts.ts';
import { UNDO_MS } from '../../limits.ts';

/** Removes rows when the toast that can undo it has closed; leaving or hiding the page closes it at once. */
export function useRemovals() {
  const { toaster } = useThemeRoot();
  const failureToast = useFailureToast();
  const { http, language } = usePortal();
  const words = useTexts(manageTexts);
  const cache = useQueryCache();
  const queue = useRef<removals.RemovalQueue<ManagedRow>>(removals.emptyQueue);
  const [shown, setShown] = useState(queue.current);

  const enter = (next: removals.RemovalQueue<ManagedRow>) => setShown((queue.current = next));
  const take = ({ queue: next, due }: removals.Step<ManagedRow>) => {
    if (due.length === 0 && next.waiting.length === queue.current.waiting.length) return;
    enter(next);
    if (due.length > 0) void send(due);
  };

  async function send(rows: readonly ManagedRow[]): Promise<void> {
    const { rows: failed, reason } = await sendEach(rows, language, ({ kind, id }) =>
      removeAuthored(http, { kind, id }, { silent: true, keepalive: true }),
    );
    if (failed.length > 0) {
      enter(removals.withFailure(queue.current, failed));
      const [{ title = '' } = {}] = failed;
      const text = failed.length > 1 ? words.removalsFailed : words.removalFailed;
      failureToast.show(fill(text, { title, count: failed.length, reason }));
    }
    cache.invalidate(authoredPaths);
  }

  const latest = useRef({ take });
  useEffect(() => {
    latest.current = { take };
  });
  useEffect(() => {
    const isOpen = (toast: number) => toaster.getSnapshot().some(({ id }) => id === toast);
    const stop = toaster.subscribe(() => latest.current.take(removals.withOnlyOpen(queue.current, isOpen)));
    const sendAll = () => {
      for (const { toast } of queue.current.waiting) toaster.dismiss(toast);
    };
    const sendHidden = () => {
      if (document.visibilityState === 'hidden') sendAll();
    };
    document.addEventListener('visibilitychange', sendHidden);
    window.addEventListener('pagehide', sendAll);
    return () => {
      sendAll();
      stop();
      document.removeEventListener('visibilitychange', sendHidden);
      window.removeEventListener('pagehide', sendAll);
    };
  }, [toaster]);

  const hidden = useMemo(() => new Set(removals.hiddenRows(shown).map(keyOf)), [shown]);
  const remove = (rows: readonly ManagedRow[]) => {
    failureToast.dismiss();
    const [{ title = '' } = {}] = rows;
    const toast: number = toaster.show({
      text:
        rows.length > 1 ? fill(words.removedMany, { count: rows.length }) : fill(words.removed, { title }),
      duration: UNDO_MS,
      action: {
        label: words.undo,
        onSelect() {
          enter(removals.withUndo(queue.current, toast));
          toaster.dismiss(toast);
        },
      },
    });
    take(removals.withRemoval(queue.current, { toast, rows }));
  };
  return { hidden, remove };
}
