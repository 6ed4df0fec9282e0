import { useCallback, useEffect, useRef, useState } from 'react';
import {
  SAVE_CONFLICT,
  saveAuthored,
  type AuthoredDocument,
  type AuthoringAction,
  type AuthoringKind,
} from '../../../../src/api/authoring.ts';
import { readDraft, removeDraft, useDraftOwner, writeDraft } from '../../../../src/data/draft.ts';
import { usePortal } from '../../../../src/data/portal-context.ts';
import { PortalError } from '../../../../src/http/errors.ts';
import { unwrap } from '../../../../src/http/unwrap.ts';
import {
  isUnsaved,
  keptDocument,
  keptOf,
  openDocument,
  reduce,
  saveRequest,
  wantsSave,
  type Edit,
  type EditorEvent,
  type EditorState,
} from './editor-state.ts';

/** ms of rest after which the document is saved. */
export const AUTOSAVE_MS = 1500;

export interface Editor {
  state: EditorState;
  /** The document was opened with content that the server did not have. */
  isRestored: boolean;
  /** Edits would be lost with the page: neither the browser nor the server has stored them. */
  isAtRisk: boolean;
  edit: (edit: Edit) => void;
  /** Resolves to whether the document was saved; a running save is awaited first. */
  save: (action: AuthoringAction) => Promise<boolean>;
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

export const newKey = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** A document while it is edited: kept on this device at every edit, and saved by itself. */
export function useEditor({ kind, document, onCreated }: EditorOptions): Editor {
  const { http, language } = usePortal();
  const [owner] = useState(useDraftOwner());
  const keyOf = (id: string) => `editor:${kind}:${id || document?.id || 'new'}`;
  const [kept] = useState(() => readDraft(owner, keyOf(''), keptDocument));
  const [state, setState] = useState(() => openDocument(document, kept, newKey()));
  const [isStored, setStored] = useState(true);
  const latest = useRef(state);
  const isClosed = useRef(false);
  const running = useRef<Promise<unknown>>(Promise.resolve());

  // Not in an effect: the page may be left before one runs.
  const dispatch = (event: EditorEvent) => {
    if (isClosed.current) return;
    const former = keyOf(latest.current.id);
    latest.current = reduce(latest.current, event);
    const current = keyOf(latest.current.id);
    const value = keptOf(latest.current);
    setStored(value === null || writeDraft(owner, current, value));
    if (value === null || former !== current) removeDraft(owner, former);
    setState(latest.current);
  };

  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  const sendNow = async (action: AuthoringAction): Promise<boolean> => {
    if (isClosed.current || latest.current.isConflict) return false;
    const version = newKey();
    const request = saveRequest(latest.current, action, version);
    dispatch({ type: 'sending', version });
    try {
      const response = await saveAuthored(http, { kind, ...request }, { silent: true });
      const saved = unwrap(response, language);
      dispatch({ ...saved, type: 'saved', version });
      if (saved.id !== request.id) onCreated(saved.id);
      return true;
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      dispatch({ type: 'failed', problem: error.message, isConflict: error.code === SAVE_CONFLICT });
      return false;
    }
  };
  const save = (action: AuthoringAction): Promise<boolean> => {
    const saved = running.current.then(() => sendNow(action));
    running.current = saved.catch(() => {});
    return saved;
  };

  const saveLatest = useRef(save);
  useEffect(() => {
    saveLatest.current = save;
  });
  const isDue = wantsSave(state);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => void saveLatest.current('draft'), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [isDue, state.edits]);
  useEffect(() => {
    const retry = () => {
      if (isUnsaved(latest.current)) void saveLatest.current('draft');
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  const latestDispatch = useRef(dispatch);
  useEffect(() => {
    latestDispatch.current = dispatch;
  });
  return {
    state,
    isRestored: kept !== undefined,
    isAtRisk: !isStored && isUnsaved(state),
    edit: useCallback((edit) => latestDispatch.current(edit), []),
    save,
    overwrite: () => dispatch({ type: 'overwrite' }),
    keepBoth: () => dispatch({ type: 'copy', draftKey: newKey() }),
  };
}
