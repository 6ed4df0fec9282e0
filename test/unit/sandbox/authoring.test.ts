// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as authoring from '#src/api/authoring.ts';
import { getAuditPermission, getIssuePermission } from '#src/api/org.ts';
import { portalOf, sandboxAt } from './portal.ts';

const all = { current: 1, size: 100 };
const content = { fields: { title: '古诗文群文阅读' }, choices: {}, files: {}, chapters: [] };
const kind = 'course';

describe('the documents of an author', () => {
  it.each(authoring.authoringKinds)(
    'of kind %s come in every state, a refused one with its reason',
    async (one) => {
      const ask = portalOf(sandboxAt(), 'teacher');
      const { records } = await ask(authoring.getAuthoredPage, { kind: one, ...all });
      expect(new Set(records.map(({ state }) => state))).toEqual(new Set(authoring.authoringStatuses));
      for (const { state, reason } of records) expect(reason !== '').toBe(state === 'refused');
    },
  );

  it('are none for a newcomer, who may not publish', async () => {
    const ask = portalOf(sandboxAt(), 'newcomer');
    expect((await ask(authoring.getAuthoredPage, { kind, ...all })).total).toBe(0);
    expect(await ask(getIssuePermission, undefined)).toBe(false);
    await expect(ask(authoring.saveAuthored, { kind, action: 'submit', content })).rejects.toThrow(
      '没有发布权限',
    );
  });

  it('are saved, reviewed where the author may not approve, withdrawn and removed', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    expect(await ask(getAuditPermission, undefined)).toBe(false);
    const first = await ask(authoring.saveAuthored, { kind, action: 'draft', draftKey: 'k1', content });
    expect(first).toMatchObject({ state: 'draft' });
    const { id } = first;
    await expect(ask(authoring.saveAuthored, { kind, id, action: 'publish' })).rejects.toThrow('需要审核');
    expect(await ask(authoring.saveAuthored, { kind, id, action: 'submit' })).toMatchObject({
      state: 'review',
    });
    expect(await ask(authoring.saveAuthored, { kind, id, action: 'withdraw' })).toMatchObject({
      state: 'draft',
    });
    expect((await ask(authoring.getAuthored, { kind, id })).content).toMatchObject(content);
    await ask(authoring.removeAuthored, { kind, id });
    await expect(ask(authoring.getAuthored, { kind, id })).rejects.toThrow('不存在');
  });

  it('are created once, however often the first save is repeated, and never overwritten by an old version', async () => {
    const ask = portalOf(sandboxAt(), 'admin');
    const save = (version: string, basedOn: string[], more = {}) =>
      ask(authoring.saveAuthored, {
        kind,
        action: 'draft',
        draftKey: 'k2',
        content,
        version,
        basedOn,
        ...more,
      });
    const { id } = await save('v1', []);
    expect(await save('v2', ['v0', 'v1'])).toMatchObject({ id });
    await expect(save('v3', ['v1'], { id })).rejects.toMatchObject({ code: authoring.SAVE_CONFLICT });
    expect((await ask(authoring.getAuthored, { kind, id })).version).toBe('v2');
  });

  it('come back from the review when they are edited', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const { records } = await ask(authoring.getAuthoredPage, { kind, ...all, state: 'review' });
    const { id } = records[0] ?? { id: '' };
    expect(await ask(authoring.saveAuthored, { kind, id, action: 'draft', content })).toMatchObject({
      state: 'draft',
    });
  });

  it('count a title as the editor does: an emoji is one character', async () => {
    const ask = portalOf(sandboxAt(), 'admin');
    const fields = { title: `${'长'.repeat(59)}👩‍🏫` };
    const saved = await ask(authoring.saveAuthored, {
      kind,
      action: 'submit',
      content: { ...content, fields },
    });
    expect(saved.state).not.toBe('draft');
  });

  it.each([
    ['publish', { ...content, fields: { title: '  ' } }, '请填写标题'],
    ['submit', { ...content, fields: { title: '长'.repeat(61) } }, '标题在60字以内'],
  ] as const)('refuse to %s a wrong title', async (action, wrong, message) => {
    const ask = portalOf(sandboxAt(), 'admin');
    await expect(ask(authoring.saveAuthored, { kind, action, content: wrong })).rejects.toThrow(message);
  });
});
