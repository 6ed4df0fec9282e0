import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  authoredPaths,
  saveAuthored,
  type AuthoredDocument,
  type AuthoringAction,
  type AuthoringKind,
} from '#src/api/authoring.ts';
import { openSharedDraft, useDraftOwner } from '#src/data/drafts/drafts.ts';
import type { DraftOffer } from '#src/data/drafts/open-draft.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { unwrap } from '#src/http/unwrap.ts';
import type { Edit } from './edit-content.ts';
import { isUnsaved, keptDocument, wantsSave, type EditorState } from './editor-state.ts';
import { newKey } from '#src/rules/new-key.ts';
import { createEditorStore } from './editor-store.ts';
import { AUTOSAVE_MS } from '../../limits.ts';

export interface Editor {
  state: EditorState;
  isRestored: boolean;
  /** The unsaved drafts of other tabs. */
  offers: readonly DraftOffer[];
  isAtRisk: boolean;
  edit: (edit: Edit) => void;
  save: (action: AuthoringAction) => Promise<boolean>;
  /** Resolve a conflict: replace the other version, or keep both. */
  overwrite: () => void;
  keepBoth: () => void;
}

interface EditorOptions {
  kind: AuthoringKind;
  /** The document to edit; null for a new one. */
  document: AuthoredDocument | null;
  /** Called when a new document has got its id. */
  onCreated: (id: string) => void;
}

/** A document that is edited: saved by itself after a rest, and when the connection is back. */
export function useEditor({ kind, document, onCreated }: EditorOptions): Editor {
  const { http, language } = usePortal();
  const cache = useQueryCache();
  const owner = useDraftOwner();
  const [store] = useState(() =>
    createEditorStore(kind, document, (options) =>
      openSharedDraft({ ...options, owner, schema: keptDocument }),
    ),
  );
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { draft } = store;
  const { offers } = useSyncExternalStore(draft.subscribe, draft.getState, draft.getState);
  useEffect(() => {
    void draft.look();
    return store.open();
  }, [store, draft]);

  const save = async (action: AuthoringAction) => {
    const { id } = store.getState();
    const isSaved = await store.save(action, async (request) =>
      unwrap(await saveAuthored(http, { kind, ...request }, { silent: true }), language),
    );
    if (isSaved && action !== 'draft') cache.invalidate(authoredPaths);
    // Unchanged too where the page was left meanwhile.
    const saved = store.getState().id;
    if (saved !== id) onCreated(saved);
    return isSaved;
  };
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });

  const isDue = wantsSave(state);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => void latestSave.current('draft'), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [isDue, state.edits]);
  useEffect(() => {
    const retry = () => {
      if (isUnsaved(store.getState())) void latestSave.current('draft');
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [store]);

  return {
    state,
    isRestored: store.isRestored(),
    // The response to a running save applies to the current edits.
    offers: state.sendingEdits === null ? offers : [],
    isAtRisk: store.isAtRisk(),
    edit: store.dispatch,
    save,
    overwrite: () => store.dispatch({ type: 'overwrite' }),
    keepBoth: () => store.dispatch({ type: 'copy', draftKey: newKey() }),
  };
}
