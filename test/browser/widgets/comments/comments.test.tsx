import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { elsewhere, openComments, paths, subject, tellFromOtherTab } from './comments-scene.tsx';
import { patience } from '#test/patience.ts';
import { componentForms, eventually, expectAccessible, forms } from '../../widget.tsx';

beforeEach(() => page.viewport(1280, 900));

describe.each(forms)('the comments as %s', (form) => {
  const open = (options = {}) => openComments(form, options);

  describe.each(componentForms)('in either form', () => {
    test('shows the newest ten, how many there are, and loads more below them', async () => {
      const { rows, calls, findByRole, findByText, host, announced } = open();
      expect(await rows()).toHaveLength(10);
      await findByText('83');
      expect(calls(paths.threads).map(({ query }) => query)).toEqual([
        expect.objectContaining({ ...subject, current: '1', size: '10', sort: 'new' }),
      ]);
      await expectAccessible(host);
      const first = (await rows())[0];
      await userEvent.click(await findByRole('button', { name: '加载更多评论' }));
      await eventually(async () => expect(await rows()).toHaveLength(20));
      expect((await rows())[0]).toBe(first);
      expect(calls(paths.threads).at(-1)?.query).toMatchObject({ current: '2', size: '10' });
      await announced(/^已显示 20 条/);
    });

    test('the button for more goes with the last page, and the focus stays in the comments', async () => {
      const { rows, findByRole, queryByRole, focused } = open();
      await rows();
      for (const count of [20, 30, 40]) {
        const more = queryByRole('button', { name: '加载更多评论' });
        if (!more) break;
        await userEvent.click(more);
        await eventually(async () => expect((await rows()).length).toBeGreaterThan(count - 10));
      }
      await eventually(() => expect(queryByRole('button', { name: '加载更多评论' })).toBeNull());
      await eventually(() => expect(focused()).not.toBe(document.body));
      await findByRole('heading', { name: /^评论/ });
    });

    test('shows the most liked first', async () => {
      const { rows, calls, findByRole } = open();
      await rows();
      await userEvent.click(await findByRole('button', { name: '最热', pressed: false }));
      await findByRole('button', { name: '最热', pressed: true });
      await eventually(() =>
        expect(calls(paths.threads).at(-1)?.query).toMatchObject({ sort: 'hot', current: '1' }),
      );
      const likes = async () =>
        (await rows()).map((row) => Number(within(row).getByRole('button', { name: /^点赞/ }).textContent));
      await eventually(async () => {
        const shown = await likes();
        expect(shown).toEqual(shown.toSorted((one, other) => other - one));
      });
    });
  });

  test('a new comment stands at the top at once, is announced and raises the event', async () => {
    const onCommented = vi.fn();
    const { rows, field, publish, findByText, calls, announced, focused } = open({ props: { onCommented } });
    await rows();
    await userEvent.fill(await field(), '  很受启发，\n\n\n\n谢谢老师！ ');
    await userEvent.click(await publish());
    await eventually(async () => expect((await rows())[0]?.textContent).toContain('陈思远'));
    const [top] = await rows();
    within(top as HTMLElement).getByText((_, one) => one?.textContent === '很受启发，\n\n谢谢老师！');
    within(top as HTMLElement).getByRole('button', { name: '删除' });
    expect(calls(paths.postThread)[0]?.body).toMatchObject({
      ...subject,
      content: '很受启发，\n\n谢谢老师！',
    });
    await findByText('84');
    await announced(/^评论已发布，共 84 条评论$/);
    expect(((await field()) as HTMLTextAreaElement).value).toBe('');
    expect(focused()).toBeTruthy();
    expect(onCommented).toHaveBeenCalledExactlyOnceWith({
      id: expect.stringMatching(/^course-5003-9/) as string,
    });
  });

  describe.each(componentForms)('in either form', () => {
    test('a new comment stands at the top of the most liked, too', async () => {
      const { rows, field, publish, findByRole } = open();
      await userEvent.click(await findByRole('button', { name: '最热' }));
      await rows();
      await userEvent.fill(await field(), '新评论');
      await userEvent.click(await publish());
      await eventually(async () => expect((await rows())[0]?.textContent).toContain('新评论'));
    });

    test('replies are loaded when they are asked for, ten by ten, oldest first', async () => {
      const { rows, calls, findByRole, host } = open();
      const [top] = await rows();
      expect(calls(paths.replies)).toEqual([]);
      await userEvent.click(within(top as HTMLElement).getByRole('button', { name: '查看 13 条回复' }));
      const replies = await findByRole('list', { name: /的评论的回复$/ });
      await eventually(() => expect(replies.children).toHaveLength(10));
      expect(calls(paths.replies)[0]?.query).toMatchObject({
        parentId: 'course-5003-1',
        current: '1',
        size: '10',
      });
      await userEvent.click(within(top as HTMLElement).getByRole('button', { name: '查看更多回复' }));
      await eventually(() => expect(replies.children).toHaveLength(13));
      await expectAccessible(host);
      await userEvent.click(within(top as HTMLElement).getByRole('button', { name: '收起回复' }));
      expect(within(top as HTMLElement).queryByRole('list')).toBeNull();
    });

    test('a reply names whom it answers, and stands last', async () => {
      const onCommented = vi.fn();
      const { rows, calls, findByRole, findByText, focused, announced } = open({ props: { onCommented } });
      const [top] = await rows();
      const thread = within(top as HTMLElement);
      await userEvent.click(thread.getByRole('button', { name: '查看 13 条回复' }));
      const second = (await findByRole('list', { name: /的评论的回复$/ })).children[1] as HTMLElement;
      const answer = within(second).getByRole('button', { name: /^回复/ });
      const name = answer.getAttribute('aria-label')?.replace('回复 ', '') ?? '';
      await userEvent.click(answer);
      const field = await findByRole('textbox', { name: `回复 ${name}` });
      await eventually(() => expect(focused()).toBe(field));
      await userEvent.fill(field, '我补充一点');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await announced(/^回复已发布$/);
      const added = await findByText('我补充一点');
      expect(added.closest('li')?.textContent).toContain(`回复 ${name}`);
      expect(added.closest('li')).toBe(added.closest('ul')?.lastElementChild);
      expect(calls(paths.postThread)[0]?.body).toMatchObject({
        parentId: 'course-5003-1',
        replyTo: expect.stringMatching(/^course-5003-/) as string,
      });
      await eventually(() => expect(focused()).toBe(answer));
      expect(onCommented).toHaveBeenCalledOnce();
      thread.getByRole('button', { name: '收起回复' });
    });

    test('a reply to a comment without any opens the replies', async () => {
      const { rows, findByRole, findByText } = open();
      const second = within((await rows())[1] as HTMLElement);
      await userEvent.click(second.getByRole('button', { name: /^回复/ }));
      await userEvent.fill(await findByRole('textbox', { name: /^回复/ }), '同感');
      await userEvent.click(second.getByRole('button', { name: '发布' }));
      await findByText('同感');
      await findByRole('button', { name: '收起回复' });
    });
  });

  test.each([
    ['Enter', '{Enter}', 0],
    ['Ctrl and Enter', '{Control>}{Enter}{/Control}', 1],
    ['Command and Enter', '{Meta>}{Enter}{/Meta}', 1],
  ])('%s sends %s: %i', async (_, keys, sent) => {
    const { rows, field, calls } = open();
    await rows();
    await userEvent.click(await field());
    await userEvent.keyboard(`好${keys}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(calls(paths.postThread)).toHaveLength(sent);
  });

  test('an Enter that chooses a candidate of the input method never sends', async () => {
    const { rows, field, calls } = open();
    await rows();
    const area = await field();
    await userEvent.fill(area, 'ni hao');
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      const init = {
        key: 'Enter',
        ctrlKey: true,
        bubbles: true,
        composed: true,
        cancelable: true,
        ...composing,
      };
      area.dispatchEvent(new KeyboardEvent('keydown', init));
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(calls(paths.postThread)).toEqual([]);
  });

  test('a double click sends once', async () => {
    const { rows, field, publish, calls, sandbox } = open();
    await rows();
    sandbox.fault({ method: 'POST', path: paths.postThread, delayMs: 300 });
    await userEvent.fill(await field(), '只发一次');
    await userEvent.dblClick(await publish());
    await eventually(async () => expect((await rows())[0]?.textContent).toContain('只发一次'));
    expect(calls(paths.postThread)).toHaveLength(1);
  });

  test('one’s own comment is deleted after asking; others’ cannot be', async () => {
    const { rows, field, publish, findByRole, findByText, calls, announced } = open();
    expect(within((await rows())[0] as HTMLElement).queryByRole('button', { name: '删除' })).toBeNull();
    await userEvent.fill(await field(), '写错了');
    await userEvent.click(await publish());
    await findByText('写错了');
    await userEvent.click(await findByRole('button', { name: '删除' }));
    const dialog = await findByRole('alertdialog', { name: '确定要删除这条评论吗？' });
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }));
    await findByText('写错了');
    await userEvent.click(await findByRole('button', { name: '删除' }));
    await userEvent.click(within(await findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    await eventually(async () => expect((await rows())[0]?.textContent).not.toContain('写错了'));
    await findByText('83');
    await announced(/^评论已删除$/);
    expect(calls(paths.postThread)).toHaveLength(1);
    expect(await rows()).toHaveLength(10);
  });

  test('a like shows at once, is taken back by the next, and raises the events', async () => {
    const onLiked = vi.fn();
    const { rows, sandbox } = open({ props: { onLiked } });
    const row = within((await rows())[0] as HTMLElement);
    const button = row.getByRole('button', { name: /^点赞/, pressed: false });
    const before = Number(button.textContent);
    sandbox.fault({ method: 'POST', path: paths.like, delayMs: 300 });
    await userEvent.click(button);
    await row.findByRole('button', { name: `点赞，已有 ${before + 1} 人点赞`, pressed: true });
    expect(onLiked).not.toHaveBeenCalled();
    await eventually(() =>
      expect(onLiked).toHaveBeenCalledExactlyOnceWith({ id: 'course-5003-1', liked: true }),
    );
    await userEvent.click(button);
    await row.findByRole('button', { name: `点赞，已有 ${before} 人点赞`, pressed: false });
    await eventually(() => expect(onLiked).toHaveBeenLastCalledWith({ id: 'course-5003-1', liked: false }));
  });

  test('the tutor of a project pins a comment, which comes first, and unpins it', async () => {
    const { rows, announced } = open({ as: 'admin', props: { subjectType: 'project', subjectId: '2001' } });
    const text = (await rows())[2]?.querySelector('[dir=auto]')?.textContent ?? '';
    expect(text).not.toBe('');
    const pin = within((await rows())[2] as HTMLElement).getByRole('button', { name: '置顶' });
    await userEvent.click(pin);
    await announced(/^已置顶$/);
    await eventually(async () => expect((await rows())[0]?.textContent).toContain(text));
    const first = within((await rows())[0] as HTMLElement);
    first.getByText('置顶');
    await userEvent.click(first.getByRole('button', { name: '取消置顶' }));
    await announced(/^已取消置顶$/);
    await eventually(async () => expect((await rows())[2]?.textContent).toContain(text));
  });

  test('a pin that fails says so, and changes nothing', async () => {
    const { rows, sandbox, toasts } = open({
      as: 'admin',
      props: { subjectType: 'project', subjectId: '2001' },
    });
    const [first] = await rows();
    const id = `project-2001-1`;
    sandbox.fault({ method: 'PUT', path: `/api/interact/comment/${id}/pin`, status: 500 });
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: '置顶' }));
    await eventually(() => expect(toasts()).toHaveLength(1));
    within((await rows())[0] as HTMLElement).getByRole('button', { name: '置顶' });
  });

  test('another tab’s comment is shown without a reload', async () => {
    const { rows, sandbox, api, findByText } = open();
    await rows();
    await elsewhere(sandbox, 'POST', paths.postThread, { ...subject, content: '另一个页面写的' }, 'teacher');
    // Told again after a while, since the list may not listen yet; at once, each would end the load of the one before.
    await eventually(async () => {
      tellFromOtherTab(api);
      await findByText('另一个页面写的', undefined, { timeout: patience / 6 });
    });
  });

  test('loads again when it is told to', async () => {
    const { rows, sandbox, call, findByText } = open();
    await rows();
    await elsewhere(sandbox, 'POST', paths.postThread, { ...subject, content: '刚刚写的' });
    call('refresh');
    await findByText('刚刚写的');
    await findByText('84');
  });

  describe.each(componentForms)('in either form', () => {
    test('v1 is one list without replies and order', async () => {
      const { rows, calls, queryByRole, field, publish, findByText, host } = open({
        props: { version: 'v1' },
      });
      expect(await rows()).toHaveLength(10);
      expect(queryByRole('button', { name: /^回复/ })).toBeNull();
      expect(queryByRole('group', { name: '排序方式' })).toBeNull();
      await userEvent.fill(await field(), '单层评论');
      await userEvent.click(await publish());
      await findByText('单层评论', { ignore: 'textarea' });
      expect(calls(paths.post)[0]?.body).toMatchObject({ ...subject, content: '单层评论' });
      expect(calls(paths.threads)).toEqual([]);
      await expectAccessible(host);
    });

    test('reporting is off by default', async () => {
      const { rows, queryByRole } = open();
      await rows();
      expect(queryByRole('button', { name: '举报' })).toBeNull();
    });

    test('reports a comment once, after asking', async () => {
      const { rows, calls, findByRole, toasts } = open({ props: { report: true } });
      const row = within((await rows())[0] as HTMLElement);
      await userEvent.click(row.getByRole('button', { name: '举报' }));
      await userEvent.click(within(await findByRole('alertdialog')).getByRole('button', { name: '举报' }));
      const reported = await row.findByRole('button', { name: '已举报' });
      expect(reported.ariaDisabled).toBe('true');
      reported.click();
      expect(calls(paths.report).map(({ body }) => body)).toEqual([{ commentId: 'course-5003-1' }]);
      await eventually(() => expect(toasts()).toEqual(['举报成功，感谢您的反馈']));
    });
  });

  test('a visitor reads, and is led to the login and back to the comments', async () => {
    const onNavigate = vi.fn(() => false);
    const { rows, findByRole, queryByRole, host } = open({ as: 'visitor', props: { onNavigate } });
    const row = within((await rows())[0] as HTMLElement);
    expect(queryByRole('textbox')).toBeNull();
    const link = await findByRole('link', { name: '登录后评论' });
    row.getByRole('link', { name: /^登录后点赞/ });
    await userEvent.click(link);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({
      url: expect.stringMatching(/^\/login\/index\?redirect=.*%23comments$/) as string,
    });
    await userEvent.click(row.getByRole('link', { name: /^登录后回复/ }));
    expect(onNavigate).toHaveBeenCalledTimes(2);
    await userEvent.click(row.getByRole('button', { name: '查看 13 条回复' }));
    await row.findByRole('list');
    await expectAccessible(host);
  });

  test.each(['light', 'dark'] as const)('axe finds nothing on a phone, %s', async (theme) => {
    await page.viewport(390, 844);
    // The comments lie on the page's own background.
    document.body.style.background = theme === 'dark' ? '#14161c' : '';
    onTestFinished(() => void (document.body.style.background = ''));
    const { rows, host } = open({ settings: { theme } });
    const row = within((await rows())[0] as HTMLElement);
    await userEvent.click(row.getByRole('button', { name: '查看 13 条回复' }));
    await row.findByRole('list');
    await userEvent.click((await row.findAllByRole('button', { name: /^回复/ }))[0] as HTMLElement);
    await row.findByRole('textbox');
    for (const button of row.getAllByRole('button'))
      if (!button.matches('[data-variant=link]')) expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
    await expectAccessible(host);
  });
});
