// @vitest-environment node
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import {
  readDraft,
  readDrafts,
  removeDraft,
  writeDraft,
  type DraftName,
} from '#src/data/drafts/draft-storage.ts';
import { MemoryStorage } from './browser-tabs.ts';
import { DRAFT_LIFETIME_MS } from '#src/rules/limits.ts';

const owner = { orgCode: 'demo', userId: 'u-1001' };
const name: DraftName = { owner, document: 'feedback', version: '', tab: 'a' };
const schema = v.object({ content: v.string() });
const draft = { content: '视频无法播放' };

function kept() {
  const storage = new MemoryStorage();
  writeDraft(() => storage, name, draft);
  return { memory: storage, storage: () => storage };
}
const valueOf = (storage: () => Storage, of: DraftName) => readDraft(storage, of, schema)?.value;

describe('drafts', () => {
  test('are kept, and gone once removed', () => {
    const { storage } = kept();
    expect(valueOf(storage, name)).toEqual(draft);
    removeDraft(storage, name);
    expect(valueOf(storage, name)).toBeUndefined();
  });

  test('hold no code and no password, in any form', () => {
    const storage = new MemoryStorage();
    const typed = {
      mobile: '13512345678',
      code: '482913',
      password: 'Teacher#2026',
      oldPassword: 'a',
      confirm: 'b',
    };
    writeDraft(() => storage, name, { ...typed, within: [typed] });
    const { value } = readDraft(() => storage, name, v.unknown()) ?? {};
    expect(value).toEqual({ mobile: typed.mobile, within: [{ mobile: typed.mobile }] });
  });

  test.each<[string, DraftName]>([
    ['another user', { ...name, owner: { ...owner, userId: 'u-1002' } }],
    ['the same user in another organisation', { ...name, owner: { ...owner, orgCode: 'closed' } }],
    ['a guest', { ...name, owner: { ...owner, userId: '' } }],
    ['another form', { ...name, document: 'reply:p-1' }],
    ['another tab', { ...name, tab: 'b' }],
    ['another version of the document', { ...name, version: '2' }],
  ])('are apart from those of %s', (_, other) => {
    const { storage } = kept();
    expect(valueOf(storage, other)).toBeUndefined();
    writeDraft(storage, other, { content: '另一份' });
    expect(valueOf(storage, name)).toEqual(draft);
  });

  test('of all tabs and versions are found together, the latest first', () => {
    const { storage } = kept();
    const others = [
      { ...name, tab: 'b', version: '1:%' },
      { ...name, tab: '' },
    ];
    for (const [index, one] of others.entries()) {
      writeDraft(storage, one, { content: one.tab }, Date.now() + 1 + index);
    }
    const found = readDrafts(storage, name, schema);
    expect(found.map((one) => one.name)).toEqual([...others.toReversed(), name]);
    expect(found.map(({ value }) => value.content)).toEqual(['', 'b', draft.content]);
  });

  test.each([
    [{ orgCode: 'a:b', userId: 'c' }, { orgCode: 'a', userId: 'b:c' }, 'k', 'k'],
    [owner, owner, 'editor:course:new', 'editor'],
    [owner, owner, 'editor:course', 'editor%3Acourse'],
  ])('a name cannot reach into another’s', (one, other, document, otherDocument) => {
    const storage = new MemoryStorage();
    writeDraft(() => storage, { ...name, owner: one, document }, draft);
    const place = { owner: other, document: otherDocument };
    expect(readDrafts(() => storage, place, schema)).toEqual([]);
  });

  test.each([
    ['broken text', '{'],
    ['a wrong shape', '{"at":1,"value":{"content":7}}'],
    ['no shape at all', 'null'],
  ])('%s is dropped', (_, text) => {
    const { memory, storage } = kept();
    const [key = ''] = memory.entries.keys();
    memory.setItem(key, text);
    expect(readDrafts(storage, name, schema, 2)).toEqual([]);
    expect(memory).toHaveLength(0);
  });

  test('are dropped after 30 days', () => {
    const { storage } = kept();
    writeDraft(storage, name, draft, 0);
    expect(readDrafts(storage, name, schema, DRAFT_LIFETIME_MS - 1)).toHaveLength(1);
    expect(readDrafts(storage, name, schema, DRAFT_LIFETIME_MS)).toEqual([]);
  });

  test('of a release before 0.2 are found', () => {
    const storage = new MemoryStorage([
      ['portal.draft:demo:u-1001:editor:course:new', JSON.stringify({ at: Date.now(), value: draft })],
    ]);
    const found = readDrafts(() => storage, { owner, document: 'editor:course:new' }, schema);
    expect(found.map(({ value }) => value)).toEqual([draft]);
  });

  test('are kept where the clock was set back since', () => {
    const { storage } = kept();
    writeDraft(storage, name, draft, 2 * DRAFT_LIFETIME_MS);
    expect(readDraft(storage, name, schema, 0)?.value).toEqual(draft);
  });

  test('a full or forbidden storage is no error', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const full = Object.assign(new MemoryStorage(), {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(writeDraft(forbidden, name, draft)).toBe(false);
    expect(readDrafts(forbidden, name, schema)).toEqual([]);
    expect(writeDraft(() => full, name, draft)).toBe(false);
  });
});
