import * as v from 'valibot';
import {
  authoredContent,
  type AuthoredContent,
  type AuthoredDocument,
  type AuthoringAction,
  type AuthoringStatus,
} from '#src/api/authoring.ts';
import { isUnfinished } from '../../content/files/file-edits.ts';
import { allFiles, edited, type Edit } from './edit-content.ts';

/** The part of the state that outlives a reload: everything that the server may not have yet. */
export const keptDocument = v.object({
  content: authoredContent,
  /** '' before the first save. */
  id: v.string(),
  draftKey: v.string(),
  /** The version that the server has confirmed; null replaces any. */
  confirmed: v.nullable(v.string()),
  /** Versions that were sent without a response so far: the server may have them or not. */
  unconfirmed: v.array(v.string()),
});
export type KeptDocument = v.InferOutput<typeof keptDocument>;

export interface EditorState extends KeptDocument {
  state: AuthoringStatus;
  reason: string;
  /** Null for what was never saved. */
  savedTime: number | null;
  /** Counts the edits, so that a save knows which of them it contains. */
  edits: number;
  savedEdits: number;
  /** The edits of the running save; null while none runs. */
  sendingEdits: number | null;
  /** The edits of the last save that failed, which is not repeated by itself; -1 for none. */
  failedEdits: number;
  /** Why the last save failed. */
  failure: string;
  /** Another window or device has saved the document meanwhile. */
  isConflict: boolean;
}

export type EditorEvent =
  | Edit
  | { type: 'sending'; version: string }
  | { type: 'saved'; version: string; id: string; savedTime: number; state: AuthoringStatus }
  | { type: 'failed'; failure: string; isConflict: boolean }
  /** A draft of another tab has come into this one. */
  | { type: 'taken'; kept: KeptDocument }
  /** Resolve a conflict: replace the other version, or keep both. */
  | { type: 'overwrite' }
  | { type: 'copy'; draftKey: string };

const nothing: AuthoredContent = { fields: {}, choices: {}, files: {}, chapters: [] };

/** The state of a document that is opened: a draft on this device wins over the server's version. */
export function openDocument(
  document: AuthoredDocument | null,
  kept: KeptDocument | undefined,
  draftKey: string,
): EditorState {
  const isCopy = kept !== undefined && kept.id !== document?.id;
  return {
    content: document?.content ?? nothing,
    id: document?.id ?? '',
    draftKey,
    confirmed: document?.version ?? '',
    unconfirmed: [],
    ...kept,
    state: isCopy ? 'draft' : (document?.state ?? 'draft'),
    reason: isCopy ? '' : (document?.reason ?? ''),
    savedTime: isCopy ? null : (document?.savedTime ?? null),
    edits: kept ? 1 : 0,
    savedEdits: 0,
    sendingEdits: null,
    failedEdits: -1,
    failure: '',
    isConflict: false,
  };
}

export const isUnsaved = ({ edits, savedEdits }: EditorState) => edits > savedEdits;

/** Returns the part that this device has to keep; null once the server has everything. */
export function keptOf(state: EditorState): KeptDocument | null {
  if (!isUnsaved(state) && !allFiles(state.content).some(isUnfinished)) return null;
  const { content, id, draftKey, confirmed, unconfirmed } = state;
  return { content, id, draftKey, confirmed, unconfirmed };
}

/** True if the autosave has something to save. */
export function wantsSave(state: EditorState): boolean {
  return (
    isUnsaved(state) && state.sendingEdits === null && state.edits !== state.failedEdits && !state.isConflict
  );
}

export function saveRequest(state: EditorState, action: AuthoringAction, version: string) {
  const { id, draftKey, confirmed, unconfirmed, content } = state;
  const finished = Object.entries(content.files).map(
    ([slot, files]) => [slot, files.filter((file) => !isUnfinished(file))] as const,
  );
  return {
    action,
    id: id || undefined,
    draftKey,
    version,
    basedOn: confirmed === null ? undefined : [confirmed, ...unconfirmed],
    content: { ...content, files: Object.fromEntries(finished) },
  };
}

export function reduce(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'sending':
      return {
        ...state,
        sendingEdits: state.edits,
        unconfirmed: [...state.unconfirmed, event.version],
        failure: '',
      };
    case 'saved': {
      const { version, id, savedTime, state: saved } = event;
      return {
        ...state,
        id,
        savedTime,
        state: saved,
        reason: saved === 'refused' ? state.reason : '',
        confirmed: version,
        unconfirmed: [],
        savedEdits: state.sendingEdits ?? state.savedEdits,
        sendingEdits: null,
        failedEdits: -1,
      };
    }
    case 'failed':
      return {
        ...state,
        sendingEdits: null,
        failedEdits: state.sendingEdits ?? state.edits,
        failure: event.failure,
        isConflict: event.isConflict,
      };
    case 'taken': {
      const { kept } = event;
      const isCopy = kept.id !== state.id;
      return {
        ...resolved(state),
        ...kept,
        ...(isCopy && { state: 'draft', reason: '', savedTime: null }),
        edits: state.edits + 1,
      };
    }
    case 'overwrite':
      return { ...resolved(state), confirmed: null, unconfirmed: [] };
    case 'copy':
      return {
        ...resolved(state),
        id: '',
        draftKey: event.draftKey,
        confirmed: '',
        unconfirmed: [],
        state: 'draft',
        reason: '',
      };
    default: {
      const content = edited(state.content, event);
      // The server is not told about a file before it has it.
      const counts = event.type !== 'add-file' || !isUnfinished(event.file);
      return { ...state, content, edits: state.edits + Number(counts) };
    }
  }
}

const resolved = (state: EditorState): EditorState => ({
  ...state,
  isConflict: false,
  failure: '',
  failedEdits: -1,
});
