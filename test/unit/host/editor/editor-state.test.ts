// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import type { AuthoredDocument } from '#src/api/authoring.ts';
import {
  isUnsaved,
  keptOf,
  openDocument,
  reduce,
  saveRequest,
  wantsSave,
  type EditorEvent,
  type EditorState,
  type KeptDocument,
} from '#host/app/pages/editor/editor-state.ts';

const content = { fields: { title: '古诗文' }, choices: {}, files: {}, chapters: [] };
const document: AuthoredDocument = {
  id: 'd1',
  title: '',
  cover: '',
  changed: false,
  selective: false,
  lessonNum: 0,
  publishedTime: null,
  views: 0,
  participants: 0,
  completion: 0,
  meanScore: 0,
  version: 'v1',
  state: 'refused',
  reason: '封面不清晰',
  savedTime: 1000,
  content,
};
const kept: KeptDocument = {
  content: { ...content, fields: { title: '现代文' } },
  id: 'd1',
  draftKey: 'k0',
  confirmed: 'v0',
  unconfirmed: ['v0a'],
};
const empty = { fields: {}, choices: {}, files: {}, chapters: [] };
const finished = { id: 'f1', url: '/videos/1', name: '1.mp4' };
const unfinished = { id: 'f2', url: '', name: '2.mp4' };

const opened = openDocument(document, undefined, 'k1');
const after = (state: EditorState, ...events: EditorEvent[]) => events.reduce(reduce, state);
const typed: EditorEvent = { type: 'field', name: 'title', value: '文言文' };
const sending: EditorEvent = { type: 'sending', version: 'v2' };
const saved: EditorEvent = { type: 'saved', version: 'v2', id: 'd1', savedTime: 2000, state: 'draft' };
const failed: EditorEvent = { type: 'failed', failure: '网络繁忙', isConflict: false };
const conflict: EditorEvent = { type: 'failed', failure: '', isConflict: true };

describe('a document that is opened', () => {
  it('is the server’s', () => {
    expect(openDocument(document, undefined, 'k1')).toEqual({
      content,
      id: 'd1',
      draftKey: 'k1',
      confirmed: 'v1',
      unconfirmed: [],
      state: 'refused',
      reason: '封面不清晰',
      savedTime: 1000,
      edits: 0,
      savedEdits: 0,
      sendingEdits: null,
      failedEdits: -1,
      failure: '',
      isConflict: false,
    });
    expect(isUnsaved(opened)).toBe(false);
  });

  it('is empty where there is none yet', () => {
    expect(openDocument(null, undefined, 'k1')).toMatchObject({
      content: empty,
      id: '',
      draftKey: 'k1',
      confirmed: '',
      state: 'draft',
      reason: '',
      savedTime: null,
      edits: 0,
    });
  });

  it('is the draft on this device, with what the server says of the document', () => {
    const state = openDocument(document, kept, 'k1');
    expect(state).toMatchObject({ ...kept, state: 'refused', reason: '封面不清晰', savedTime: 1000 });
    expect(isUnsaved(state)).toBe(true);
  });

  it('is a new one where the draft is a copy', () => {
    expect(openDocument(document, { ...kept, id: '' }, 'k1')).toMatchObject({
      id: '',
      content: kept.content,
      state: 'draft',
      reason: '',
      savedTime: null,
    });
  });

  it('is a new one where the server has it no longer', () => {
    expect(openDocument(null, kept, 'k1')).toMatchObject({ id: 'd1', state: 'draft', savedTime: null });
  });
});

describe('a save', () => {
  it('holds the edits that were made before it', () => {
    const state = after(opened, typed, sending, typed, saved);
    expect(state).toMatchObject({
      confirmed: 'v2',
      unconfirmed: [],
      edits: 2,
      savedEdits: 1,
      sendingEdits: null,
      savedTime: 2000,
      state: 'draft',
      reason: '',
    });
    expect(wantsSave(state)).toBe(true);
  });

  it('of a new document names it', () => {
    const state = after(openDocument(null, undefined, 'k1'), typed, sending, { ...saved, id: 'd9' });
    expect(state.id).toBe('d9');
  });

  it('of a refused document keeps the reason while it is refused', () => {
    expect(after(opened, typed, sending, { ...saved, state: 'refused' }).reason).toBe('封面不清晰');
  });

  it('that nobody has begun counts no edit as saved', () => {
    expect(after(opened, typed, saved)).toMatchObject({ edits: 1, savedEdits: 0 });
  });

  it('that has failed says why, until the next one', () => {
    const state = after(opened, typed, sending, failed);
    expect(state).toMatchObject({
      failure: '网络繁忙',
      isConflict: false,
      failedEdits: 1,
      sendingEdits: null,
    });
    expect(after(state, { type: 'sending', version: 'v3' })).toMatchObject({
      failure: '',
      unconfirmed: ['v2', 'v3'],
      sendingEdits: 1,
    });
    expect(after(state, saved).failedEdits).toBe(-1);
  });

  it('that has failed before it was sent has failed with all edits', () => {
    expect(after(opened, typed, typed, failed).failedEdits).toBe(2);
  });
});

test.each<[string, EditorState, boolean]>([
  ['nothing has changed', opened, false],
  ['something has', after(opened, typed), true],
  ['a save is running', after(opened, typed, sending), false],
  ['all is saved', after(opened, typed, sending, saved), false],
  ['the save has failed', after(opened, typed, sending, failed), false],
  ['more was typed after that', after(opened, typed, sending, failed, typed), true],
  ['more was typed during it', after(opened, typed, sending, typed, failed), true],
  ['another window has saved', after(opened, typed, sending, typed, conflict), false],
])('where %s, it saves by itself: %j', (_, state, wants) => {
  expect(wantsSave(state)).toBe(wants);
});

describe('a conflict', () => {
  const state = after(opened, typed, sending, conflict);

  it('ends by replacing the other version, whatever that is', () => {
    const next = after(state, { type: 'overwrite' });
    expect(next).toMatchObject({
      id: 'd1',
      confirmed: null,
      unconfirmed: [],
      isConflict: false,
      failure: '',
      failedEdits: -1,
    });
    expect(wantsSave(next)).toBe(true);
    expect(saveRequest(next, 'draft', 'v3').basedOn).toBeUndefined();
  });

  it('ends by keeping both, of which ours is a new draft', () => {
    const next = after(state, { type: 'copy', draftKey: 'k2' });
    expect(next).toMatchObject({
      content: { fields: { title: '文言文' } },
      id: '',
      draftKey: 'k2',
      confirmed: '',
      unconfirmed: [],
      state: 'draft',
      reason: '',
      isConflict: false,
    });
    expect(wantsSave(next)).toBe(true);
  });
});

describe('a draft of another tab', () => {
  it('of the same document takes the place of the content, and has to be saved', () => {
    const next = after(opened, typed, sending, conflict, { type: 'taken', kept });
    expect(next).toMatchObject({
      ...kept,
      edits: 2,
      isConflict: false,
      failedEdits: -1,
      state: 'refused',
      savedTime: 1000,
    });
  });

  it('of another document is a new one', () => {
    expect(after(opened, { type: 'taken', kept: { ...kept, id: '' } })).toMatchObject({
      id: '',
      state: 'draft',
      reason: '',
      savedTime: null,
    });
  });
});

describe('a file', () => {
  const add = (file: typeof finished): EditorEvent => ({ type: 'add-file', slot: 'film', file });

  it('that is still being sent is no edit, but is kept on this device', () => {
    const state = after(opened, add(unfinished));
    expect(state.edits).toBe(0);
    expect(keptOf(state)?.content.files).toEqual({ film: [unfinished] });
  });

  it('that the server has is an edit', () => {
    expect(after(opened, add(finished)).edits).toBe(1);
  });

  it('is sent once the server has it', () => {
    const state = after(opened, add(finished), add(unfinished));
    expect(saveRequest(state, 'draft', 'v2').content.files).toEqual({ film: [finished] });
  });
});

test('this device keeps nothing once the server has everything', () => {
  expect(keptOf(opened)).toBeNull();
  expect(keptOf(after(opened, typed, sending, saved))).toBeNull();
  expect(keptOf(after(opened, typed))).toEqual({
    content: { ...content, fields: { title: '文言文' } },
    id: 'd1',
    draftKey: 'k1',
    confirmed: 'v1',
    unconfirmed: [],
  });
});

test('a request names the versions that it may follow, and no document that there is not yet', () => {
  expect(saveRequest(after(opened, typed, sending), 'submit', 'v3')).toEqual({
    action: 'submit',
    id: 'd1',
    draftKey: 'k1',
    version: 'v3',
    basedOn: ['v1', 'v2'],
    content: { ...content, fields: { title: '文言文' } },
  });
  expect(saveRequest(openDocument(null, undefined, 'k1'), 'draft', 'v1')).toMatchObject({
    id: undefined,
    basedOn: [''],
  });
});
