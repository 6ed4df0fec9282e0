// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as comments from '#src/api/comments.ts';
import { getCourses } from '#src/api/lists.ts';
import { portalOf, sandboxAt } from './portal.ts';

const source = { sourceType: 'course', sourceId: '5003' };
const firstPage = { ...source, current: 1, size: 10 };

describe('comments', () => {
  it('are there for every content, answers among them', async () => {
    const ask = portalOf(sandboxAt());
    const { total } = await ask(comments.getCommentThreads, firstPage);
    expect(total).toBeGreaterThanOrEqual(30);
    expect(await ask(comments.getCommentTotal, source)).toBeGreaterThan(total);
  });

  it('show a new one first, on both pages and in the total', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const total = await ask(comments.getCommentTotal, source);
    const posted = await ask(comments.postComment, { ...source, content: '  很受启发，谢谢老师！ ' });
    for (const call of [comments.getComments, comments.getCommentThreads]) {
      expect((await ask(call, firstPage)).records[0]).toMatchObject({
        id: posted?.id,
        content: '很受启发，谢谢老师！',
        realName: '陈思远',
        likeNum: 0,
        liked: false,
      });
    }
    expect(await ask(comments.getCommentTotal, source)).toBe(total + 1);
  });

  it.each([
    ['', '请输入评论内容'],
    ['   ', '请输入评论内容'],
    ['好'.repeat(501), '评论内容在500字以内'],
  ])('refuse %j', async (content, message) => {
    await expect(
      portalOf(sandboxAt(), 'teacher')(comments.postComment, { ...source, content }),
    ).rejects.toThrow(message);
  });

  it('keep answers on pages of their own, oldest first', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const [top] = (await ask(comments.getCommentThreads, firstPage)).records;
    const parentId = String(top?.id);
    const before = await ask(comments.getReplies, { parentId, current: 1, size: 10 });
    expect(before.total).toBe(top?.replyNum);
    expect(before.total).toBeGreaterThan(10);
    const times = before.records.map(({ createTime }) => String(createTime));
    expect(times).toEqual(times.toSorted());

    await ask(comments.postThreadComment, {
      ...source,
      content: '我补充一点',
      parentId,
      replyTo: String(before.records[0]?.id),
    });
    const last = await ask(comments.getReplies, { parentId, current: 2, size: 10 });
    expect(last.total).toBe(before.total + 1);
    expect(last.records.at(-1)).toMatchObject({
      content: '我补充一点',
      replyTo: before.records[0]?.realName,
    });
    expect((await ask(comments.getCommentThreads, firstPage)).records[0]?.replyNum).toBe(before.total + 1);
  });

  it('are removed by their author alone, with the answers to them', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const [top] = (await ask(comments.getCommentThreads, firstPage)).records;
    await expect(ask(comments.removeComment, { id: String(top?.id) })).rejects.toThrow('只能删除自己的评论');

    const total = await ask(comments.getCommentTotal, source);
    const own = String((await ask(comments.postThreadComment, { ...source, content: '求分享课件' }))?.id);
    await ask(comments.postThreadComment, { ...source, content: '同求', parentId: own });
    await ask(comments.removeComment, { id: own });
    expect(await ask(comments.getCommentTotal, source)).toBe(total);
    await expect(ask(comments.removeComment, { id: own })).rejects.toThrow('评论不存在或已删除');
  });

  it('may be removed by an administrator', async () => {
    const sandbox = sandboxAt();
    const own = await portalOf(sandbox, 'teacher')(comments.postComment, { ...source, content: '广告' });
    await portalOf(sandbox, 'admin')(comments.removeComment, { id: String(own?.id) });
    const { records } = await portalOf(sandbox)(comments.getComments, firstPage);
    expect(records.map(({ id }) => id)).not.toContain(own?.id);
  });

  it('are reported once by each user, and not by their author', async () => {
    const sandbox = sandboxAt();
    const ask = portalOf(sandbox, 'teacher');
    const [top] = (await ask(comments.getCommentThreads, firstPage)).records;
    await ask(comments.reportComment, { commentId: String(top?.id) });
    await expect(ask(comments.reportComment, { commentId: String(top?.id) })).rejects.toThrow('您已举报过');
    await portalOf(sandbox, 'admin')(comments.reportComment, { commentId: String(top?.id) });
    const own = await ask(comments.postThreadComment, { ...source, content: '自己的' });
    await expect(ask(comments.reportComment, { commentId: String(own?.id) })).rejects.toThrow('自己的评论');
  });

  it('are pinned by who guides the project, and then come first in either order', async () => {
    const sandbox = sandboxAt();
    const about = { ...firstPage, sourceType: 'project', sourceId: '2001' };
    const [learner, tutor] = [portalOf(sandbox, 'teacher'), portalOf(sandbox, 'admin')];
    const { records } = await tutor(comments.getCommentThreads, about);
    const id = String(records[4]?.id);
    expect(records[4]?.mayPin).toBe(true);
    expect((await learner(comments.getCommentThreads, about)).records[4]?.mayPin).toBe(false);
    await expect(learner(comments.pinComment, { id, pinned: true })).rejects.toThrow('只有作者和指导教师');

    await tutor(comments.pinComment, { id, pinned: true });
    for (const sort of ['new', 'hot'] as const) {
      const [first, second] = (await learner(comments.getCommentThreads, { ...about, sort })).records;
      expect([first?.id, first?.pinned, second?.pinned]).toEqual([id, true, false]);
    }
    await tutor(comments.pinComment, { id, pinned: false });
    expect((await learner(comments.getCommentThreads, about)).records[4]?.id).toBe(id);
  });

  it('are read, but not written, by visitors', async () => {
    const sandbox = sandboxAt();
    await expect(portalOf(sandbox)(comments.postComment, { ...source, content: '你好' })).rejects.toThrow();
  });
});

describe('a like', () => {
  it('of a comment counts, and is taken back by the next', async () => {
    const sandbox = sandboxAt();
    const ask = portalOf(sandbox, 'teacher');
    const read = async (as = ask) => (await as(comments.getCommentThreads, firstPage)).records[0];
    const before = await read();
    const likeNum = before?.likeNum ?? 0;
    const like = { sourceType: 'comment', sourceId: String(before?.id) };

    expect(await ask(comments.toggleLike, like)).toEqual({ liked: true, likeNum: likeNum + 1 });
    expect(await read()).toMatchObject({ liked: true, likeNum: likeNum + 1 });
    expect(await read(portalOf(sandbox, 'admin'))).toMatchObject({ liked: false, likeNum: likeNum + 1 });
    expect(await ask(comments.toggleLike, like)).toEqual({ liked: false, likeNum });
  });

  it('of a course shows in its list', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const find = async () => (await ask(getCourses, { current: 1, size: 1, id: source.sourceId })).records[0];
    const before = await find();
    await ask(comments.toggleLike, source);
    expect(await find()).toMatchObject({ liked: true, likeNum: Number(before?.likeNum) + 1 });
  });

  it('of nothing is refused', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    await expect(ask(comments.toggleLike, { sourceType: 'course', sourceId: '1' })).rejects.toThrow(
      '内容不存在',
    );
    await expect(ask(comments.toggleLike, { sourceType: 'weather', sourceId: '1' })).rejects.toThrow(
      '暂不支持',
    );
  });
});
