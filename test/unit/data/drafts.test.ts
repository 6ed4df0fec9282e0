import { afterEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { DRAFT_LIFETIME_MS, readDraft, removeDraft, writeDraft } from '../../../src/data/drafts.ts';

const owner = { orgCode: 'demo', userId: 'u-1001' };
const schema = v.object({ content: v.string() });
const draft = { content: '视频无法播放' };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('drafts', () => {
  test('are kept, and gone once removed', () => {
    writeDraft(owner, 'feedback', draft);
    expect(readDraft(owner, 'feedback', schema)).toEqual(draft);
    removeDraft(owner, 'feedback');
    expect(readDraft(owner, 'feedback', schema)).toBeUndefined();
  });

  test.each([
    ['another user', { ...owner, userId: 'u-1002' }, 'feedback'],
    ['the same user in another organisation', { ...owner, orgCode: 'closed' }, 'feedback'],
    ['a guest', { ...owner, userId: '' }, 'feedback'],
    ['another form', owner, 'reply:p-1'],
  ])('are not shown to %s', (_, other, key) => {
    writeDraft(owner, 'feedback', draft);
    expect(readDraft(other, key, schema)).toBeUndefined();
  });

  test('that are private stay in their tab', () => {
    const holder = { ...owner, isPrivate: true };
    writeDraft(holder, 'bind-card', draft);
    expect(readDraft(holder, 'bind-card', schema)).toEqual(draft);
    expect(readDraft(owner, 'bind-card', schema)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
    removeDraft(holder, 'bind-card');
    expect(sessionStorage).toHaveLength(0);
  });

  test('a name cannot reach into another’s', () => {
    writeDraft({ orgCode: 'a:b', userId: 'c' }, 'k', draft);
    expect(readDraft({ orgCode: 'a', userId: 'b:c' }, 'k', schema)).toBeUndefined();
  });

  test.each([
    ['broken text', '{'],
    ['a wrong shape', '{"at":1,"value":{"content":7}}'],
    ['no shape at all', 'null'],
  ])('%s is dropped', (_, text) => {
    const name = 'portal.draft:demo:u-1001:feedback';
    localStorage.setItem(name, text);
    expect(readDraft(owner, 'feedback', schema, 2)).toBeUndefined();
    expect(localStorage.getItem(name)).toBeNull();
  });

  test('are dropped after 30 days', () => {
    writeDraft(owner, 'feedback', draft, 0);
    expect(readDraft(owner, 'feedback', schema, DRAFT_LIFETIME_MS - 1)).toEqual(draft);
    expect(readDraft(owner, 'feedback', schema, DRAFT_LIFETIME_MS)).toBeUndefined();
  });

  test('are kept where the clock was set back since', () => {
    writeDraft(owner, 'feedback', draft, 2 * DRAFT_LIFETIME_MS);
    expect(readDraft(owner, 'feedback', schema, 0)).toEqual(draft);
  });

  test('a full or forbidden storage is no error', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem });
    expect(writeDraft(owner, 'feedback', draft)).toBe(false);
  });
});
