import { within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drag, transferOf } from '../../drag.ts';
import { fileField, openForm, png, rest, showFeedback } from './feedback-scene.tsx';
import { TICKET_CONTENT_LIMIT, TICKET_PICTURE_LIMIT } from '#src/rules/limits.ts';
import { componentForms, eventually, expectAccessible, forms, servedForms } from '../../widget.tsx';
import { keptDrafts } from '../../kept-drafts.ts';

const submitPath = '/api/orgUser/problem';
const uploadPath = '/api/upload/imgCreate';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  document.body.removeAttribute('style');
});

describe.each(forms)('the feedback form as %s', (form) => {
  test('an empty form shows all that is missing at once, and the first invalid field gets the focus', async () => {
    const { findByText, getByRole, getByText, calls, host } = await openForm(form);
    await userEvent.click(getByRole('button', { name: '提交' }));
    await findByText('请选择反馈类型');
    getByText('请输入反馈内容');
    expect(calls(submitPath)).toEqual([]);
    await expectAccessible(host);
  });

  describe.each(componentForms)('in either form', () => {
    test(`counts to ${TICKET_CONTENT_LIMIT} and refuses more`, async () => {
      const { content, getByText, findByText, getByRole, calls } = await openForm(form);
      await userEvent.fill(content, '字'.repeat(TICKET_CONTENT_LIMIT + 1));
      getByText(`${TICKET_CONTENT_LIMIT + 1}/${TICKET_CONTENT_LIMIT}`);
      await userEvent.click(getByRole('radio', { name: '其他' }));
      await userEvent.click(getByRole('button', { name: '提交' }));
      await findByText(`反馈内容在${TICKET_CONTENT_LIMIT}字以内`);
      expect(calls(submitPath)).toEqual([]);
    });
  });

  test('sends type, content, pictures and the page, and shows the new ticket on top', async () => {
    const onSubmitted = vi.fn();
    const shown = await openForm(form, { as: 'teacher', props: { onSubmitted } });
    const { content, getByRole, findByText, findAllByRole, findByRole, calls } = shown;
    await userEvent.click(getByRole('radio', { name: '操作体验' }));
    await userEvent.fill(content, '手机上按钮太小');
    await userEvent.upload(fileField(shown), [png('一.png'), png('二.png')]);
    await eventually(() => expect(calls(uploadPath)).toHaveLength(2));
    await findByRole('button', { name: '移除二.png' });
    await eventually(() => expect(shown.queryByRole('progressbar')).toBeNull());
    await userEvent.click(getByRole('button', { name: '提交' }));
    await findByText('操作成功,感谢您的反馈。');
    expect(calls(submitPath)).toHaveLength(1);
    expect(calls(submitPath)[0]?.body).toMatchObject({
      type: 2,
      content: '手机上按钮太小',
      // The sandbox numbers uploads as it finishes them.
      url: expect.stringMatching(/^\/sandbox\/uploads\/f-[12],\/sandbox\/uploads\/f-[12]$/),
      problemUrl: expect.stringContaining(window.location.origin),
    });
    expect(getByRole('tab', { name: /我的反馈/ }).getAttribute('aria-selected')).toBe('true');
    // The button that was pressed is gone.
    await eventually(() =>
      expect(getByRole('dialog', { name: '意见反馈' }).querySelector(':focus')).not.toBeNull(),
    );
    const [newest] = await findAllByRole('button', { name: /手机上按钮太小/ });
    expect(newest?.textContent).toContain('待处理');
    expect(onSubmitted).toHaveBeenCalledExactlyOnceWith({ problemId: expect.any(String) });
    await userEvent.click(getByRole('tab', { name: '提交反馈' }));
    expect((await findByRole<HTMLTextAreaElement>('textbox', { name: /反馈内容/ })).value).toBe('');
  });

  test('a double click sends once', async () => {
    const { content, getByRole, findByText, calls, sandbox } = await openForm(form);
    sandbox.fault({ method: 'POST', path: submitPath, delayMs: 200 });
    await userEvent.click(getByRole('radio', { name: '其他' }));
    await userEvent.fill(content, '建议增加夜间模式');
    await userEvent.dblClick(getByRole('button', { name: '提交' }));
    await findByText('操作成功,感谢您的反馈。');
    expect(calls(submitPath)).toHaveLength(1);
  });

  describe.each(componentForms)('in either form', () => {
    test('another code than 200 shows the server’s message and keeps everything', async () => {
      const { content, getByRole, findByText, sandbox } = await openForm(form);
      sandbox.fault({
        method: 'POST',
        path: submitPath,
        body: { code: 208, msg: '提交过于频繁，请稍后再试' },
      });
      await userEvent.click(getByRole('radio', { name: '其他' }));
      await userEvent.fill(content, '建议增加夜间模式');
      await userEvent.click(getByRole('button', { name: '提交' }));
      await findByText('提交过于频繁，请稍后再试');
      expect((content as HTMLTextAreaElement).value).toBe('建议增加夜间模式');
      expect((getByRole('radio', { name: '其他' }) as HTMLInputElement).checked).toBe(true);
    });

    test('what is typed outlives closing and reloading, and goes on success', async () => {
      const first = await openForm(form);
      await userEvent.click(first.getByRole('radio', { name: '界面外观' }));
      await userEvent.fill(first.content, '字号太小');
      await userEvent.keyboard('{Escape}');
      await eventually(() => expect(first.queryByRole('dialog')).toBeNull());
      await userEvent.click(first.getByRole('button', { name: /意见反馈/ }));
      await userEvent.click(await first.findByRole('tab', { name: '提交反馈' }));
      expect((await first.findByRole<HTMLTextAreaElement>('textbox', { name: /反馈内容/ })).value).toBe(
        '字号太小',
      );

      expect(keptDrafts('feedback')).toEqual([expect.stringContaining('字号太小')]);
      await userEvent.click(first.getByRole('button', { name: '提交' }));
      await first.findByText('操作成功,感谢您的反馈。');
      expect(keptDrafts('feedback')).toEqual([]);
    });

    test('what is typed outlives a forced logout, and nobody else sees it', async () => {
      const { content, getByRole, sandbox, session, findByRole, findByText } = await openForm(form);
      await userEvent.click(getByRole('radio', { name: '其他' }));
      await userEvent.fill(content, '登录总是失效');
      sandbox.fault({
        method: 'POST',
        path: submitPath,
        status: 401,
        body: { code: 401, msg: '登录已失效' },
      });
      await userEvent.click(getByRole('button', { name: '提交' }));
      await findByText('登录后即可提交反馈，您填写的内容会为您保留。');
      expect((await findByRole<HTMLTextAreaElement>('textbox', { name: /反馈内容/ })).value).toBe('');
      session.logIn(sandbox.tokenOf('teacher'), 'u-1001');
      await eventually(async () =>
        expect((await findByRole<HTMLTextAreaElement>('textbox', { name: /反馈内容/ })).value).toBe(
          '登录总是失效',
        ),
      );
    });

    test('a guest is shown the way to log in, and is offered the form after that', async () => {
      const onNavigate = vi.fn(() => false);
      const { content, findByRole, findByText, session, sandbox, queryByRole, host } = await openForm(form, {
        as: 'guest',
        props: { onNavigate },
      });
      await userEvent.fill(content, '想报名培训');
      expect(queryByRole('button', { name: '提交' })).toBeNull();
      await expectAccessible(host);
      await userEvent.click(await findByRole('link', { name: '登录后提交' }));
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith({
        url: expect.stringMatching(/^\/login\/index\?redirect=/),
      });
      session.logIn(sandbox.tokenOf('teacher'), 'u-1001');
      await findByRole('button', { name: '提交' });
      const typed = async () =>
        (await findByRole<HTMLTextAreaElement>('textbox', { name: /反馈内容/ })).value;
      // Another person may have typed it.
      await findByText(/^这台设备上有一份登录前写下的内容（今天 \d\d:\d\d）。如果是您写的，可以接着写。$/);
      expect(await typed()).toBe('');
      await expectAccessible(host);
      await userEvent.click(await findByRole('button', { name: '恢复' }));
      expect(await typed()).toBe('想报名培训');
      expect(queryByRole('button', { name: '恢复' })).toBeNull();
      expect(keptDrafts('feedback', '')).toEqual([]);
    });
  });

  test('pictures are pasted and dropped, a wrong type is refused', async () => {
    const { content, getByRole, findByRole, findByText, calls } = await openForm(form);
    content.dispatchEvent(
      new ClipboardEvent('paste', {
        clipboardData: transferOf(png('粘贴.png')),
        bubbles: true,
        cancelable: true,
        composed: true,
      }),
    );
    await findByRole('button', { name: '移除粘贴.png' });
    const area = getByRole('group', { name: '图片' });
    drag('drop', area, [png('拖入.png')]);
    await findByRole('button', { name: '移除拖入.png' });
    const svg = new File(['<svg/>'], '图.svg', { type: 'image/svg+xml' });
    drag('drop', area, [svg]);
    await findByText('上传图片只能是 gif、jpg、bmp ,png格式!');
    drag('drop', area, [new File([], '空.png', { type: 'image/png' })]);
    await findByText('图片是空文件，请换一张图片');
    await eventually(() => expect(calls(uploadPath)).toHaveLength(2));
    await userEvent.click(getByRole('button', { name: '移除粘贴.png' }));
    await eventually(() => expect(area.querySelectorAll('img')).toHaveLength(1));
  });

  describe.each(componentForms)('in either form', () => {
    test('a failed upload says so and is tried again', async () => {
      const shown = await openForm(form);
      shown.sandbox.fault({
        method: 'POST',
        path: uploadPath,
        body: { code: 400, msg: '文件过大，请压缩后再上传' },
      });
      await userEvent.upload(fileField(shown), png());
      const retry = await shown.findByRole('button', { name: /^重新上传错误提示.png/ });
      const reason = await shown.findByText('文件过大，请压缩后再上传');
      expect(reason.closest('li')).toBe(retry.closest('li'));
      expect(retry.getAttribute('aria-describedby')).toBe(reason.id);
      await userEvent.click(retry);
      await eventually(() => expect(shown.calls(uploadPath)).toHaveLength(2));
      await eventually(() => expect(shown.queryByRole('button', { name: /重新上传/ })).toBeNull());
    });

    test(`takes up to ${TICKET_PICTURE_LIMIT} pictures and counts them`, async () => {
      const shown = await openForm(form);
      await shown.findByText(`0/${TICKET_PICTURE_LIMIT}`);
      await userEvent.upload(
        fileField(shown),
        Array.from({ length: TICKET_PICTURE_LIMIT + 1 }, (_, index) => png(`图${index}.png`)),
      );
      await shown.findByText(`最多上传 ${TICKET_PICTURE_LIMIT} 张图片`);
      await shown.findByText(`${TICKET_PICTURE_LIMIT}/${TICKET_PICTURE_LIMIT}`);
      await eventually(() => expect(shown.calls(uploadPath)).toHaveLength(TICKET_PICTURE_LIMIT));
      expect(shown.queryByRole('button', { name: '添加图片' })).toBeNull();
      expect(shown.queryByRole('button', { name: '页面截图' })).toBeNull();
    });
  });

  test('an answer asks whether it has helped and takes a yes; Escape leaves it, and the dialog stays', async () => {
    const { findByRole, findByText, getByRole, queryByRole, focused } = await openForm(form);
    const title = '学时是怎样认定的？';
    await userEvent.click(await findByRole('button', { name: title }));
    await userEvent.click(await findByRole('button', { name: '已解决' }));
    const thanks = await findByText('很高兴能帮到您！');
    await eventually(() => expect(focused()).toBe(thanks));
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(queryByRole('heading', { name: title })).toBeNull());
    getByRole('dialog', { name: '意见反馈' });
    await eventually(() => expect(focused()).toBe(getByRole('button', { name: title })));
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(queryByRole('dialog', { name: '意见反馈' })).toBeNull());
  });

  describe.each(componentForms)('in either form', () => {
    test('a guest can leave a message without logging in, by the older form', async () => {
      const { findByRole, findByText, queryByRole, calls } = await openForm(form, { as: 'guest' });
      await userEvent.click(await findByRole('button', { name: '不登录，直接留言' }));
      const dialog = await findByRole('dialog', { name: '留言反馈' });
      const fields = within(dialog);
      await userEvent.fill(fields.getByRole('textbox', { name: /反馈内容/ }), '无法登录，收不到验证码');
      await userEvent.fill(fields.getByRole('textbox', { name: /联系电话/ }), '13812345678');
      await userEvent.click(fields.getByRole('button', { name: '提交' }));
      await findByText('感谢您的反馈');
      await eventually(() => expect(queryByRole('dialog', { name: '留言反馈' })).toBeNull());
      expect(calls('/api/orgUser/feedback/submit')[0]?.body).toMatchObject({ userContact: '13812345678' });
    });

    test('keeps pictures in the order in which they were chosen, whichever upload ends first', async () => {
      const shown = await openForm(form);
      shown.sandbox.fault({ method: 'POST', path: uploadPath, delayMs: 400 });
      await userEvent.upload(fileField(shown), [png('第一张.png'), png('第二张.png')]);
      await eventually(() => expect(shown.calls(uploadPath)).toHaveLength(2));
      await eventually(() => expect(shown.queryByRole('progressbar')).toBeNull());
      const names = shown.getAllByRole('img', { name: /张\.png$/ }).map((image) => image.getAttribute('alt'));
      expect(names).toEqual(['第一张.png', '第二张.png']);
    });

    test('offers matching questions while typing; back from the answer, the form is as it was', async () => {
      const { content, findByText, findAllByRole, findByRole, getByRole, queryByRole, host } =
        await openForm(form);
      await userEvent.fill(content, '视频播放一直卡顿');
      await findByText('这些回答也许能帮到您');
      const [offered] = await findAllByRole('button', { name: '视频播放卡顿怎么办？' });
      if (offered) await userEvent.click(offered);
      await findByRole('heading', { name: '视频播放卡顿怎么办？' });
      await findByText(/切换到“标清”画质/);
      expect(queryByRole('textbox')).toBeNull();
      await expectAccessible(host);
      await userEvent.click(getByRole('button', { name: '返回' }));
      expect((await findByRole<HTMLTextAreaElement>('textbox', { name: /反馈内容/ })).value).toBe(
        '视频播放一直卡顿',
      );
    });

    test.each([
      [1280, 800],
      [800, 900],
      [390, 844],
    ])(
      'matching questions that come at %i × %i leave the button to submit in its place',
      async (width, height) => {
        await page.viewport(width, height);
        const { content, findByText, findByRole } = await openForm(form);
        await findByRole('button', { name: '忘记密码怎么办？' });
        const bottom = async () =>
          (await findByRole('button', { name: '提交' })).getBoundingClientRect().bottom;
        await userEvent.fill(content, '视');
        // The dialog slides in.
        await Promise.all(document.getAnimations().map(({ finished }) => finished));
        const former = await bottom();
        await userEvent.fill(content, '登录密码忘记了，证书下载不了');
        await findByText('这些回答也许能帮到您');
        // The bar that sticks to the edge covers it by a pixel.
        expect(Math.abs((await bottom()) - former)).toBeLessThanOrEqual(1);
      },
    );

    test('the frequent questions come eight a page', async () => {
      const { findByRole, getByRole, getAllByRole } = await openForm(form);
      const list = await findByRole('region', { name: '常见问题' });
      await findByRole('button', { name: '忘记密码怎么办？' });
      expect(list.querySelectorAll('li button[data-question]')).toHaveLength(8);
      await userEvent.click(getByRole('button', { name: '下一页' }));
      await findByRole('button', { name: '视频播放卡顿怎么办？' });
      expect(getAllByRole('navigation', { name: '常见问题分页' })).toHaveLength(1);
    });
  });

  test('Esc closes and gives the focus back to the button', async () => {
    const { getByRole, queryByRole, focused } = await openForm(form);
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(queryByRole('dialog')).toBeNull());
    expect(focused()).toBe(getByRole('button', { name: /意见反馈/ }));
  });

  // A laptop at 200 % zoom, with the note about a kept draft in the bar.
  test.each([
    [720, 450],
    [683, 384],
  ])('in a low window of %i by %i px, nothing covers the form', async (width, height) => {
    await page.viewport(width, height);
    const { content, getByRole, host } = await openForm(form);
    await userEvent.fill(content, '页面打不开');
    const top = getByRole('tablist').getBoundingClientRect().bottom;
    content.scrollIntoView({ block: 'end' });
    const box = content.getBoundingClientRect();
    expect(box.height).toBeGreaterThan(96);
    expect(box.top).toBeGreaterThanOrEqual(top);
    const root = host.shadowRoot ?? document;
    for (const y of [box.top + 4, box.bottom - 4]) {
      expect(root.elementFromPoint(box.left + 20, y)).toBe(content);
    }
    const submit = getByRole('button', { name: '提交' });
    submit.scrollIntoView();
    expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
  });

  test('fits a phone', async () => {
    await page.viewport(390, 844);
    const { getByRole, host } = await openForm(form);
    const { width } = getByRole('dialog').getBoundingClientRect();
    expect(width).toBeLessThanOrEqual(390);
    const root = host.shadowRoot ?? host;
    for (const button of root.querySelectorAll('dialog button:not([hidden])')) {
      if (button.checkVisibility()) expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(390);
    }
    await expectAccessible(host);
  });
});

describe.each(forms)('the feedback button as %s', (form) => {
  describe.each(componentForms)('in either form', () => {
    test('shows 99+ above 99 unread replies and says so in its name', async () => {
      const onUnread = vi.fn();
      const { findByRole, host } = showFeedback(form, {
        as: 'teacher',
        props: { onUnread },
        prepare: (sandbox) =>
          sandbox.fault({
            method: 'GET',
            path: '/api/orgUser/chat/getUnreadCount',
            body: { code: 200, data: 120 },
          }),
      });
      const button = await findByRole('button', { name: '意见反馈，99+ 条未读回复' });
      expect(button.textContent).toBe('99+');
      await eventually(() => expect(onUnread).toHaveBeenCalledWith({ count: 120 }));
      await expectAccessible(host);
    });

    test.each(['visitor', 'guest'] as const)('is there for a %s, and nothing is called', async (as) => {
      const { findByRole, sandbox } = showFeedback(form, { as });
      await findByRole('button', { name: '意见反馈' });
      await rest(50);
      expect(sandbox.calls()).toEqual([]);
    });
  });

  test('is dragged without opening, stays in the window, and remembers its position', async () => {
    const { findByRole, queryByRole } = showFeedback(form, { as: 'guest' });
    const button = await findByRole('button', { name: '意见反馈' });
    const { left, top } = button.getBoundingClientRect();
    const at = (type: string, x: number, y: number) =>
      button.dispatchEvent(
        new PointerEvent(type, {
          clientX: x,
          clientY: y,
          pointerId: 1,
          button: 0,
          bubbles: true,
          composed: true,
          isPrimary: true,
        }),
      );
    button.setPointerCapture = () => undefined;
    at('pointerdown', left + 20, top + 20);
    at('pointermove', left - 180, top - 80);
    at('pointerup', left - 180, top - 80);
    button.click();
    await eventually(() => expect(button.getBoundingClientRect().left).toBeCloseTo(left - 200, 0));
    expect(button.getBoundingClientRect().top).toBeCloseTo(top - 100, 0);
    await rest(60);
    expect(queryByRole('dialog')).toBeNull();
    expect(JSON.parse(localStorage.getItem('portal.place:feedback') ?? '')).toEqual({
      right: expect.any(Number),
      bottom: expect.any(Number),
    });
    await page.viewport(320, 480);
    await eventually(() => {
      const box = button.getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(320);
      expect(box.bottom).toBeLessThanOrEqual(480);
    });
    // A screen reader triggers a click without pointerdown.
    button.click();
    await findByRole('dialog', { name: '意见反馈' });
  });

  test('is moved by arrow keys and opened by Enter', async () => {
    const { findByRole } = showFeedback(form, { as: 'guest' });
    const button = await findByRole('button', { name: '意见反馈' });
    const { left, top } = button.getBoundingClientRect();
    // The frame with the focus receives the keys.
    await userEvent.click(document.body);
    button.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await eventually(() => expect(button.getBoundingClientRect().left).toBeCloseTo(left - 16, 0));
    await eventually(() => expect(button.getBoundingClientRect().top).toBeCloseTo(top - 16, 0));
    await userEvent.keyboard('{Enter}');
    await findByRole('dialog', { name: '意见反馈' });
  });

  test('without a button, open() and close() do it', async () => {
    const { call, findByRole, queryByRole } = showFeedback(form, {
      as: 'teacher',
      props: { trigger: 'none' },
    });
    await rest(50);
    expect(queryByRole('button', { name: /意见反馈/ })).toBeNull();
    call('open');
    await findByRole('dialog', { name: '意见反馈' });
    call('close');
    await eventually(() => expect(queryByRole('dialog')).toBeNull());
  });
});

describe.each(servedForms)('several on a page, as %s', (form) => {
  test('several feedback elements on a page ask for the count once', async () => {
    const first = showFeedback(form, { as: 'teacher' });
    const more = [1, 2].map(() => document.body.appendChild(document.createElement('portal-feedback')));
    await first.findByRole('button', { name: /条未读回复/ });
    for (const element of more) {
      await eventually(() =>
        expect(element.shadowRoot?.querySelector('button')?.ariaLabel).toMatch(/条未读回复/),
      );
      element.remove();
    }
    expect(first.calls('/api/orgUser/chat/getUnreadCount')).toHaveLength(1);
  });
});
