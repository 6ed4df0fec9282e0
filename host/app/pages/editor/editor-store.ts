import { proxy, ref, subscribe } from 'valtio/vanilla';
import {
  SAVE_CONFLICT,
  type AuthoredDocument,
  type AuthoringAction,
  type AuthoringKind,
  type AuthoringStatus,
} from '#src/api/authoring.ts';
import type { DraftOptions, OpenDraft } from '#src/data/drafts/open-draft.ts';
import { PortalError } from '#src/http/errors.ts';
import { newKey } from '#src/rules/new-key.ts';
import {
  isUnsaved,
  keptOf,
  openDocument,
  reduce,
  saveRequest,
  type EditorEvent,
  type EditorState,
  type KeptDocument,
} from './editor-state.ts';

/** Opens the draft of a document in this tab, for one user. */
export type OpenDocumentDraft = (
  options: Pick<DraftOptions<KeptDocument>, 'document' | 'version' | 'onTaken'>,
) => OpenDraft<KeptDocument>;

export interface SavedDocument {
  id: string;
  savedTime: number;
  state: AuthoringStatus;
}

/** Saves on the server; rejects with a PortalError. */
export type SendDocument = (request: ReturnType<typeof saveRequest>) => Promise<SavedDocument>;

/** Holds a document while it is edited, keeps every edit on this device at once, and sends one save at a time. */
export function createEditorStore(
  kind: AuthoringKind,
  document: AuthoredDocument | null,
  open: OpenDocumentDraft,
) {
  // The page's address names the last document that was saved: a copy without an id yet is found by it after a reload.
  let addressId = document?.id ?? '';
  const draftName = () => `editor:${kind}:${addressId || 'new'}`;
  const draft = open({
    document: draftName(),
    version: document?.version ?? '',
    onTaken: (kept) => dispatch({ type: 'taken', kept }),
  });
  const { value: kept } = draft.getState();
  const store = proxy({ state: ref(openDocument(document, kept, newKey())) });
  let isRestored = kept !== undefined;
  let isOpen = true;
  let saving: Promise<unknown> = Promise.resolve();

  function dispatch(event: EditorEvent): void {
    // The page is left: another one may show the document by now.
    if (!isOpen) return;
    const former = draftName();
    const state = reduce(store.state, event);
    isRestored ||= event.type === 'taken';
    addressId = state.id || addressId;
    if (former !== draftName()) draft.move(draftName());
    draft.write(keptOf(state) ?? undefined, state.confirmed ?? '');
    store.state = ref(state);
  }

  async function sendNow(action: AuthoringAction, send: SendDocument): Promise<boolean> {
    if (!isOpen || store.state.isConflict) return false;
    const version = newKey();
    const request = saveRequest(store.state, action, version);
    dispatch({ type: 'sending', version });
    try {
      const { id, savedTime, state: saved } = await send(request);
      dispatch({ type: 'saved', version, id, savedTime, state: saved });
      return true;
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      dispatch({ type: 'failed', failure: error.message, isConflict: error.code === SAVE_CONFLICT });
      return false;
    }
  }

  return {
    /** The document was opened with content that the server did not have. */
    isRestored: () => isRestored,
    draft,
    getState: (): EditorState => store.state,
    /** True if leaving the page would lose edits: neither the browser nor the server has stored them. */
    isAtRisk: () => !draft.isStored() && isUnsaved(store.state),
    subscribe: (listener: () => void): (() => void) => subscribe(store, listener, true),
    dispatch,
    /** Resolves to whether the document was saved; a running save is awaited first. */
    save(action: AuthoringAction, send: SendDocument): Promise<boolean> {
      const saved = saving.then(() => sendNow(action, send));
      saving = saved.catch(() => {});
      return saved;
    },
    /** Opens the store, and returns what closes it. */
    open(): () => void {
      isOpen = true;
      return () => {
        isOpen = false;
      };
    },
  };
}
