import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Sandbox } from '#host/sandbox/index.ts';
import { draftKey } from '#widgets/comments/CommentForm.tsx';
import { elsewhere, openComments, paths, subject, tellFromOtherTab } from './comments-scene.tsx';
import { readingFaults } from '../../faults.ts';
import { watchForScripts } from '../../harmless.ts';
import { componentForms, eventually, expectAccessible } from '../../widget.tsx';
import { corpus } from '../../xss-corpus.ts';

beforeEach(() => page.viewport(1280, 900));

/** Answers the list with these records. */
const telling = (records: readonly object[]) => (sandbox: Sandbox) =>
  sandbox.fault({
    method: 'GET',
    path: paths.threads,
    body: { code: 200, msg: '', data: { total: records.length, records } },
  });

const draftName = (replyTo = '', userId = 'u-1001') =>
  `portal.draft:demo:${userId}:${draftKey(subject, replyTo)}`;
const keptDraft = (content: string) => JSON.stringify({ at: Date.now(), value: { content } });

async function threadCount(sandbox: Sandbox): Promise<number> {
  const response = await sandbox.fetch(
    `http://sandbox.localhost${paths.threads}?${new URLSearchParams(subject)}&current=1&size=10`,
  );
  const { data } = (await response.json()) as { data: { total: number } };
  return data.total;
}

describe.each(componentForms)('the comments as %s', (form) => {
  const open = (options = {}) => openComments(form, options);

  test('are empty where nobody has written, and can be begun', async () => {
    const { findByText, field, publish, rows, host } = open({ as: 'newcomer' });
    await findByText('还没有评论');
    await expectAccessible(host);
    await userEvent.fill(await field(), '第一条');
    await userEvent.click(await publish());
    await eventually(async () => expect(await rows()).toHaveLength(1));
  });

  test('show skeletons while they load', async () => {
    const { findAllByText, queryByRole, rows } = open({
      prepare: (sandbox: Sandbox) => sandbox.fault({ method: 'GET', path: paths.threads, delayMs: 600 }),
    });
    await findAllByText('加载中');
    expect(queryByRole('list')).toBeNull();
    expect(await rows()).toHaveLength(10);
  });

  test.each(readingFaults)('offer a retry after %s', async (_, fault) => {
    const { findByRole, rows } = open({
      prepare: (sandbox: Sandbox) => sandbox.fault({ method: 'GET', path: paths.threads, ...fault }),
    });
    await userEvent.click(await findByRole('button', { name: '重试' }));
    expect(await rows()).toHaveLength(10);
  });

  test('do without their number where it cannot be told', async () => {
    const { findByRole, rows } = open({
      prepare: (sandbox: Sandbox) => sandbox.fault({ method: 'GET', path: paths.total, status: 500 }),
    });
    await rows();
    expect((await findByRole('heading', { level: 2 })).textContent.trim()).toBe('评论');
  });

  test('keep what is shown when more cannot be loaded', async () => {
    const { rows, findByRole, sandbox, toasts } = open();
    await rows();
    sandbox.fault({ method: 'GET', path: paths.threads, drop: true });
    await userEvent.click(await findByRole('button', { name: '加载更多评论' }));
    await eventually(() => expect(toasts()).toHaveLength(1));
    expect(await rows()).toHaveLength(10);
    await userEvent.click(await findByRole('button', { name: '加载更多评论' }));
    await eventually(async () => expect(await rows()).toHaveLength(20));
  });

  test('offer a retry of replies alone', async () => {
    const { rows, sandbox, findByText } = open();
    const row = within((await rows())[0] as HTMLElement);
    sandbox.fault({ method: 'GET', path: paths.replies, status: 500 });
    await userEvent.click(row.getByRole('button', { name: '查看 13 条回复' }));
    await findByText('回复加载失败');
    await userEvent.click(row.getByRole('button', { name: '重试' }));
    await eventually(async () => expect((await row.findByRole('list')).children).toHaveLength(10));
  });

  test('no comment is shown twice when others write while more are loaded', async () => {
    const { rows, sandbox, findByRole } = open();
    await rows();
    for (const content of ['甲', '乙'])
      await elsewhere(sandbox, 'POST', paths.postThread, { ...subject, content });
    await userEvent.click(await findByRole('button', { name: '加载更多评论' }));
    await eventually(async () => {
      const texts = (await rows()).map(
        (row) =>
          within(row)
            .getByText(/^(昨天|前天|今天|\d{4})/)
            .closest('li')?.innerText,
      );
      expect(texts).toHaveLength(20);
      expect(new Set(texts).size).toBe(20);
      expect(texts[0]).toContain('乙');
    });
  });

  test('all 44 are shown by 最热, and none twice, when another user likes one between two pages', async () => {
    const { rows, sandbox, findByRole, queryByRole } = open();
    await rows();
    const written = [];
    // As many without a like as are missing; they stand on both sides of the end of the fourth page.
    for (let total = await threadCount(sandbox); total < 44; total++) {
      written.push(
        await elsewhere<{ id: string }>(sandbox, 'POST', paths.postThread, {
          ...subject,
          content: `没有人点赞 ${total}`,
        }),
      );
    }
    expect(written.length).toBeGreaterThan(4);
    await userEvent.click(await findByRole('button', { name: '最热' }));
    for (const shown of [20, 30, 40, 44]) {
      // The last one of the last page moves up, and pushes one from the fourth page to the fifth.
      if (shown === 44) {
        const like = { sourceType: 'comment', sourceId: written[0]?.id };
        await elsewhere(sandbox, 'POST', paths.like, like);
      }
      await userEvent.click(await findByRole('button', { name: '加载更多评论' }));
      await eventually(async () => expect(await rows()).toHaveLength(shown));
    }
    expect(queryByRole('button', { name: '加载更多评论' })).toBeNull();
    const texts = (await rows()).map((row) => row.innerText);
    expect(new Set(texts).size).toBe(44);
  });

  test.each([
    ['a refusal', { body: { code: 400, msg: '内容含有敏感词' } }, '内容含有敏感词'],
    ['HTTP 500', { status: 500, body: '' }, /./],
    ['a broken connection', { drop: true }, /网络/],
    ['a malformed answer', { body: { code: 200, data: 'gestern' } }, /./],
  ])('a send that fails by %s keeps the text and says so', async (_, fault, message) => {
    const { rows, field, publish, findByRole, findByText, sandbox } = open();
    await rows();
    sandbox.fault({ method: 'POST', path: paths.postThread, ...fault });
    await userEvent.fill(await field(), '要保留的话');
    await userEvent.click(await publish());
    await eventually(async () => expect((await findByRole('alert')).textContent).toMatch(message));
    expect(((await field()) as HTMLTextAreaElement).value).toBe('要保留的话');
    await userEvent.click(await publish());
    await findByText('84');
    expect((await rows())[0]?.textContent).toContain('要保留的话');
  });

  test.each([
    ['nothing', '', '请输入评论内容'],
    ['spaces', ' \n ', '请输入评论内容'],
    ['501 characters', '好'.repeat(501), '评论内容不能超过 500 个字'],
  ])('refuses to send %s', async (_, content, message) => {
    const { rows, field, publish, findByText, calls, focused } = open();
    await rows();
    await userEvent.fill(await field(), content);
    await userEvent.click(await publish());
    await findByText(message);
    expect(focused()).toBe(await field());
    expect(calls(paths.postThread)).toEqual([]);
  });

  test('counts what a reader sees, up to the page’s own limit', async () => {
    const { rows, field, publish, findByText } = open({ props: { maxLength: 5 } });
    await rows();
    await userEvent.fill(await field(), '👨‍👩‍👧好👍🏽');
    await findByText('3/5');
    await userEvent.fill(await field(), '一二三四五六');
    await userEvent.click(await publish());
    await findByText('评论内容不能超过 5 个字');
  });

  test('a like that is refused is taken back, the others stay', async () => {
    const { rows, sandbox, toasts, calls } = open();
    const [first, second] = (await rows()).map((row) => within(row).getByRole('button', { name: /^点赞/ }));
    const before = [Number(first?.textContent), Number(second?.textContent)] as const;
    sandbox.fault({ method: 'POST', path: paths.like, delayMs: 1500, body: { code: 500, msg: '点赞失败' } });
    first?.click();
    await eventually(() => expect(calls(paths.like)).toHaveLength(1));
    second?.click();
    await eventually(() => expect(first?.textContent).toBe(String(before[0] + 1)));
    await eventually(() => expect(toasts()).toEqual(['点赞失败']));
    expect([first?.textContent, second?.textContent]).toEqual([String(before[0]), String(before[1] + 1)]);
    expect([first?.ariaPressed, second?.ariaPressed]).toEqual(['false', 'true']);
  });

  test('a comment that cannot be deleted stays', async () => {
    const { rows, sandbox, field, publish, findByRole, toasts } = open();
    await rows();
    await userEvent.fill(await field(), '删不掉');
    await userEvent.click(await publish());
    sandbox.fault({
      method: 'DELETE',
      path: '/api/interact/comment/course-5003-900001',
      body: { code: 500, msg: '删除失败' },
    });
    await userEvent.click(await findByRole('button', { name: '删除' }));
    await userEvent.click(within(await findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    await eventually(() => expect(toasts()).toEqual(['删除失败']));
    expect((await rows())[0]?.textContent).toContain('删不掉');
  });

  test('a reply to a comment that was deleted meanwhile keeps the text and says so', async () => {
    const { rows, sandbox, findByRole, findByText, field, publish, api } = open();
    await rows();
    await userEvent.fill(await field(), '马上删除');
    await userEvent.click(await publish());
    await findByRole('button', { name: '删除' });
    const row = within((await rows())[0] as HTMLElement);
    await userEvent.click(row.getByRole('button', { name: /^回复/ }));
    await userEvent.fill(await row.findByRole('textbox'), '来不及了');
    const id = 'course-5003-900001';
    await elsewhere(sandbox, 'DELETE', `/api/interact/comment/${id}`);
    await userEvent.click(row.getByRole('button', { name: '发布' }));
    await findByText('您回复的评论不存在或已删除');
    expect((row.getByRole('textbox') as HTMLTextAreaElement).value).toBe('来不及了');
    await elsewhere(sandbox, 'POST', paths.postThread, { ...subject, content: '别的' });
    tellFromOtherTab(api);
    await findByText('别的');
  });

  test('what was typed as a reply is handed back where its comment is gone', async () => {
    const { rows, sandbox, findByText, findByRole, call, queryByText } = open({
      prepare: telling([
        { id: 'x-1', content: '将被删除', realName: '王老师' },
        { id: 'x-2', content: '留下', realName: '李老师' },
      ]),
    });
    const row = within((await rows())[0] as HTMLElement);
    await userEvent.click(row.getByRole('button', { name: '回复 王老师' }));
    await userEvent.fill(await row.findByRole('textbox'), '写了很久的回复');
    telling([{ id: 'x-2', content: '留下', realName: '李老师' }])(sandbox);
    call('refresh');
    await findByText('您正在回复的评论已被删除');
    await findByText('写了很久的回复');
    await userEvent.click(await findByRole('button', { name: '关闭' }));
    await eventually(() => expect(queryByText('写了很久的回复')).toBeNull());
    expect(sessionStorage.getItem(draftName('x-1'))).toBeNull();
  });

  test('what was written here and deleted elsewhere does not stay', async () => {
    const { rows, sandbox, field, publish, announced, call } = open();
    await rows();
    await userEvent.fill(await field(), '写了又删');
    await userEvent.click(await publish());
    await announced(/^评论已发布/);
    await elsewhere(sandbox, 'DELETE', '/api/interact/comment/course-5003-900001', {}, 'teacher');
    call('refresh');
    await eventually(async () => expect((await rows())[0]?.textContent).not.toContain('写了又删'));
    expect(await rows()).toHaveLength(10);
  });

  test('what is written while the list still loads is in it', async () => {
    const { rows, field, publish, announced } = open({
      prepare: (sandbox: Sandbox) => sandbox.fault({ method: 'GET', path: paths.threads, delayMs: 1500 }),
    });
    await userEvent.fill(await field(), '比列表还快');
    await userEvent.click(await publish());
    await announced(/^评论已发布/);
    expect((await rows())[0]?.textContent).toContain('比列表还快');
  });

  test('an answer without content is an empty list', async () => {
    const { findByText } = open({
      prepare: (sandbox: Sandbox) =>
        sandbox.fault({
          method: 'GET',
          path: paths.threads,
          body: { code: 301, msg: '暂无数据', data: null },
        }),
    });
    await findByText('还没有评论');
  });

  test('a draft is kept for each subject and each reply', async () => {
    const { rows, field } = open();
    const row = within((await rows())[0] as HTMLElement);
    await userEvent.fill(await field(), '草稿一');
    await userEvent.click(row.getByRole('button', { name: /^回复/ }));
    await userEvent.fill(await row.findByRole('textbox'), '草稿二');
    await userEvent.click(row.getByRole('button', { name: '取消' }));
    expect(sessionStorage.getItem(draftName())).toContain('草稿一');
    expect(sessionStorage.getItem(draftName('course-5003-1'))).toContain('草稿二');
    await userEvent.click(row.getByRole('button', { name: /^回复/ }));
    expect(((await row.findByRole('textbox')) as HTMLTextAreaElement).value).toBe('草稿二');
  });

  test('a draft is back after a reload, and gone once it was sent', async () => {
    const { field, publish, findByText, announced } = open({
      prepare: () => sessionStorage.setItem(draftName(), keptDraft('写了一半')),
    });
    await findByText('已恢复上次未发布的内容');
    expect(((await field()) as HTMLTextAreaElement).value).toBe('写了一半');
    await userEvent.click(await publish());
    await announced(/^评论已发布/);
    expect(sessionStorage.getItem(draftName())).toBeNull();
  });

  test('a comment that is sent while one leaves is no draft afterwards', async () => {
    const { field, publish, sandbox, calls, unmount } = open();
    await userEvent.fill(await field(), '很受启发');
    sandbox.fault({ method: 'POST', path: paths.postThread, delayMs: 800 });
    await userEvent.click(await publish());
    await eventually(() => expect(calls(paths.postThread)).toHaveLength(1));
    unmount();
    expect(sessionStorage.getItem(draftName())).toContain('很受启发');
    await eventually(() => expect(sessionStorage.getItem(draftName())).toBeNull());
  });

  test('nobody sees the draft of another user', async () => {
    const { field } = open({
      as: 'admin',
      prepare: () => sessionStorage.setItem(draftName(), keptDraft('张老师的草稿')),
    });
    expect(((await field()) as HTMLTextAreaElement).value).toBe('');
  });

  test('a session that ends while sending keeps the draft until the next login', async () => {
    const { rows, field, publish, findByRole, sandbox, session } = open();
    await rows();
    await userEvent.fill(await field(), '登录后继续');
    sandbox.expireTokens();
    await userEvent.click(await publish());
    await findByRole('link', { name: '登录后评论' });
    expect(sessionStorage.getItem(draftName())).toContain('登录后继续');
    session.logIn(sandbox.tokenOf('teacher'), 'u-1001');
    expect(((await field()) as HTMLTextAreaElement).value).toBe('登录后继续');
    await rows();
  });

  test('hostile text is text: nothing runs, and no link is made', async () => {
    watchForScripts();
    const { rows, host } = open({
      prepare: telling(
        corpus.slice(0, 60).map((content, place) => ({
          id: place,
          content: `甲${content} https://evil.example/`,
          realName: content,
          replyTo: content,
          avatar: place % 2 ? 'javascript:alert(1)' : '"><img src=x onerror=alert(1)>',
        })),
      ),
    });
    await eventually(async () => expect(await rows()).toHaveLength(60));
    const root = host.shadowRoot ?? host;
    expect(root.querySelectorAll('ul a, ul script, ul iframe, ul [onerror]')).toHaveLength(0);
    for (const picture of root.querySelectorAll('img')) expect(picture.src).toMatch(/^https?:/);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(globalThis.fired).toEqual([]);
  });

  test('the longest text and name stay inside', async () => {
    await page.viewport(390, 844);
    const { rows, host } = open({
      prepare: telling([
        { id: 1, content: 'w'.repeat(500), realName: 'W'.repeat(120), likeNum: 1_234_567 },
        { id: 2, content: `上${'\n'.repeat(80)}下`, realName: '' },
        { id: 3, content: '\u202E反向'.repeat(20), realName: '\u202E甲', createTime: null },
      ]),
    });
    const [first, second] = await rows();
    expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
    expect(first?.getBoundingClientRect().right).toBeLessThanOrEqual(391);
    expect(second?.offsetHeight).toBeLessThan(260);
    within(second as HTMLElement).getByText('匿名用户');
  });

  test('nothing is asked for without a subject', async () => {
    const { host, calls } = open({ props: { subjectId: '' } });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(calls(paths.threads)).toEqual([]);
    expect((host.shadowRoot ?? host).textContent).not.toContain('评论');
  });
});
