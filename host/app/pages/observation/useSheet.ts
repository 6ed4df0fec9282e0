import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  observationPaths,
  recordPaths,
  remark,
  saveSheet,
  typedPoints,
  type Observation,
  type SheetContent,
} from '#src/api/learning/observation.ts';
import { useDraft, useDraftOwner } from '#src/data/drafts/drafts.ts';
import { usePortal } from '#src/data/portal-context.ts';
import type { CachedQuery } from '#src/data/queries/useQuery.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { PortalError, RefusedError } from '#src/http/errors.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { useRetryOnline } from '#src/ui/states/useRetryOnline.ts';
import { AUTOSAVE_MS } from '#host/app/limits.ts';
import { contentOf, isSameContent, withSaved } from './sheet-fields.ts';

const keptSheet = v.object({
  points: typedPoints,
  remarks: v.array(remark),
  comment: v.string(),
  /** The server's revision that it was made from. */
  revision: v.number(),
});
export type KeptSheet = v.InferOutput<typeof keptSheet>;
const keptOrNone = v.nullable(keptSheet);
const isNone = (kept: KeptSheet | null) => kept === null;

export type EditSheet = (edit: (sheet: KeptSheet) => KeptSheet) => void;

/** The user's sheet: kept on this device while the server does not have it, and saved there after a rest. */
export function useSheet(query: CachedQuery<Observation>, { id, own }: Observation) {
  const { http, language, session } = usePortal();
  const cache = useQueryCache();
  const currentOwner = useDraftOwner();
  // A later user of this page must not get the sheet.
  const [owner] = useState(currentOwner);
  const { value: kept, change, offers } = useDraft(`observation:${id}`, keptOrNone, null, isNone);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ of: KeptSheet; text: string } | null>(null);
  const isClosed = useRef(false);
  const lastSent = useRef<SheetContent | null>(null);
  const revision = own.revision ?? 0;
  const sheet = kept ?? { ...fromServer(own), revision };
  const isConflict = kept !== null && !isSending && revision > kept.revision;

  const edit: EditSheet = (next) => {
    if (isClosed.current) return;
    change((former) => {
      const now = former ?? sheet;
      const edited = next(now);
      return edited === now ? former : edited;
    });
  };

  useEffect(() => {
    if (!kept) return;
    const known = contentOf(own);
    if (isSameContent(kept, known)) change(() => null);
    // The answer to a save got lost: what the server has is ours.
    else if (revision > kept.revision && lastSent.current && isSameContent(lastSent.current, known))
      change(() => ({ ...kept, revision }));
  }, [own, revision, kept, change]);

  const save = async () => {
    if (!kept || isSending || isClosed.current || session.getState().userId !== owner.userId) return;
    setSending(true);
    lastSent.current = kept;
    const { revision: basedOn, ...content } = kept;
    try {
      const saved = unwrap(await saveSheet(http, { id, ...content, basedOn }, { silent: true }), language);
      setFailure(null);
      // First here, so that the fields never show what they held before.
      query.replace((cached) => cached && withSaved(cached, content, saved));
      change((former) =>
        former && !isSameContent(former, content) ? { ...former, revision: saved.revision } : null,
      );
      cache.invalidate(recordPaths);
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      setFailure({ of: kept, text: error.shown ? '' : error.message });
      // Refused: it was changed or handed in elsewhere.
      if (error instanceof RefusedError) cache.invalidate(observationPaths);
    }
    setSending(false);
  };
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });

  const isDue = kept !== null && !isSending && !isConflict && failure?.of !== kept;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => void latestSave.current(), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [isDue, kept]);
  const saveNow = useCallback(() => void latestSave.current(), []);
  useRetryOnline(failure !== null, saveNow);
  useEffect(() => {
    const leave = () => document.hidden && saveNow();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      saveNow();
    };
  }, [saveNow]);

  return {
    sheet,
    edit,
    offers,
    isConflict,
    status: isSending
      ? ('saving' as const)
      : failure && kept
        ? ('saveFailed' as const)
        : kept
          ? ('unsaved' as const)
          : own.savedTime == null
            ? ('autosave' as const)
            : ('saved' as const),
    problem: failure?.text ?? '',
    savedTime: own.savedTime,
    saveNow,
    keepMine: () => change((former) => former && { ...former, revision }),
    takeOther: () => change(() => null),
    /** The sheet is handed in: nothing of it is kept here any more. */
    close() {
      isClosed.current = true;
      change(() => null);
    },
  };
}

const fromServer = (own: Observation['own']) => {
  const { points, remarks, comment } = contentOf(own);
  return { points: { ...points }, remarks: [...remarks], comment };
};
