import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TICKET_CONTENT_LIMIT } from '#src/rules/limits.ts';
import { PORTAL_VERSION } from '#src/config.ts';
import { LegacyFeedback, legacyFeedbackDefinition } from '#widgets/legacy-feedback/index.ts';
import { drag } from '../drag.ts';
import { png } from './feedback/feedback-scene.tsx';
import { componentForms, eventually, expectAccessible, forms, show, type ShowOptions } from '../widget.tsx';
import { keptDrafts } from '../kept-drafts.ts';

const path = '/api/orgUser/feedback/submit';

beforeEach(() => page.viewport(1280, 800));

describe.each(forms)('the legacy feedback form as %s', (form) => {
  const showLegacy = (options: ShowOptions = { as: 'teacher' }) =>
    show(form, { row: legacyFeedbackDefinition, component: LegacyFeedback }, options);

  describe.each(componentForms)('in either form', () => {
    test('an empty form shows all that is wrong at once', async () => {
      const { findByRole, findByText, getByText, calls, host } = showLegacy();
      await userEvent.click(await findByRole('button', { name: '提交' }));
      await findByText('请填写内容');
      getByText('请正确填写手机号码');
      expect(calls(path)).toEqual([]);
      await expectAccessible(host);
    });

    test(`the content is ${TICKET_CONTENT_LIMIT} characters at most`, async () => {
      const { findByRole, findByText } = showLegacy();
      await userEvent.fill(
        await findByRole('textbox', { name: /反馈内容/ }),
        '字'.repeat(TICKET_CONTENT_LIMIT + 1),
      );
      await userEvent.click(await findByRole('button', { name: '提交' }));
      await findByText(`反馈内容在${TICKET_CONTENT_LIMIT}字以内`);
    });

    test('the number keeps digits only, 11 of them, and says what it leaves out', async () => {
      const { findByRole, findByText, queryByText } = showLegacy();
      const contact = await findByRole<HTMLInputElement>('textbox', { name: /联系电话/ });
      const note = '手机号为11位，多出的数字未填入，请核对';
      await userEvent.fill(contact, '138-1234-5678a');
      expect(contact.value).toBe('13812345678');
      expect(queryByText(note)).toBeNull();
      await userEvent.type(contact, '9');
      expect(contact.value).toBe('13812345678');
      expect((await findByText(note)).closest('[aria-live=polite]')).not.toBeNull();
      await userEvent.fill(contact, '１３９１２３４５６７８');
      expect(contact.value).toBe('13912345678');
      expect(queryByText(note)).toBeNull();
    });

    test('a title that is too long is not cut but refused', async () => {
      const { findByRole, findByText, getByRole, calls } = showLegacy();
      const title = await findByRole<HTMLInputElement>('textbox', { name: '标题' });
      await userEvent.fill(title, '课'.repeat(51));
      expect(title.value).toHaveLength(51);
      await userEvent.fill(getByRole('textbox', { name: /反馈内容/ }), '希望增加夜间模式');
      await userEvent.fill(getByRole('textbox', { name: /联系电话/ }), '13812345678');
      await userEvent.click(getByRole('button', { name: '提交' }));
      await findByText('标题在50字以内');
      expect(calls(path)).toEqual([]);
    });
  });

  test('sends its fields, with device and version, and is empty again', async () => {
    const onSubmitted = vi.fn();
    const { findByRole, findByText, getByRole, calls } = showLegacy({
      as: 'teacher',
      props: { onSubmitted },
    });
    const content = await findByRole<HTMLTextAreaElement>('textbox', { name: /反馈内容/ });
    await userEvent.click(getByRole('radio', { name: '功能建议' }));
    await userEvent.fill(getByRole('textbox', { name: '标题' }), '夜间模式');
    await userEvent.fill(content, '希望增加夜间模式');
    await userEvent.fill(getByRole('textbox', { name: /联系电话/ }), '13812345678');
    await userEvent.dblClick(getByRole('button', { name: '提交' }));
    await findByText('感谢您的反馈');
    expect(calls(path).map(({ body }) => body)).toEqual([
      {
        content: '希望增加夜间模式',
        type: 2,
        userContact: '13812345678',
        title: '夜间模式',
        device: expect.stringMatching(/^Chrome \d+$/),
        userName: '',
        version: PORTAL_VERSION,
        files: '',
      },
    ]);
    await eventually(() => expect(content.value).toBe(''));
    expect(onSubmitted).toHaveBeenCalledOnce();
  });

  describe.each(componentForms)('in either form', () => {
    test('takes JPG and PNG only', async () => {
      const { findByRole, getByText, calls } = showLegacy();
      const area = await findByRole('group', { name: '图片' });
      await eventually(() => {
        drag('drop', area, [new File(['GIF89a'], '动图.gif', { type: 'image/gif' })]);
        getByText('上传图片只能是 jpg、png 格式');
      });
      drag('drop', area, [png()]);
      await eventually(() => expect(calls('/api/upload/imgCreate')).toHaveLength(1));
    });

    test('a failure keeps what is typed; it outlives a reload', async () => {
      const { findByRole, findByText, getByRole, sandbox, unmount } = showLegacy();
      sandbox.fault({ method: 'POST', path, drop: true });
      await userEvent.fill(await findByRole('textbox', { name: /反馈内容/ }), '希望增加夜间模式');
      await userEvent.fill(getByRole('textbox', { name: /联系电话/ }), '13812345678');
      await userEvent.click(getByRole('button', { name: '提交' }));
      await findByText('网络连接失败，请检查网络后重试');
      expect(keptDrafts('legacy-feedback')).toEqual([expect.stringContaining('希望增加夜间模式')]);
      // The number is personal, and stays in the tab.
      expect(keptDrafts('legacy-feedback').join()).not.toContain('13812345678');
      const kept = { ...localStorage };
      const keptInTab = { ...sessionStorage };
      unmount();
      const again = showLegacy({
        as: 'teacher',
        prepare() {
          Object.assign(localStorage, kept);
          Object.assign(sessionStorage, keptInTab);
        },
      });
      const content = await again.findByRole<HTMLTextAreaElement>('textbox', { name: /反馈内容/ });
      expect(content.value).toBe('希望增加夜间模式');
      const contact = again.getByRole<HTMLInputElement>('textbox', { name: /联系电话/ });
      expect(contact.value).toBe('13812345678');
      again.call('reset');
      await eventually(() => expect(content.value).toBe(''));
      expect(contact.value).toBe('');
    });

    test('a guest may send it, without pictures', async () => {
      const { findByRole, findByText, getByRole, queryByRole } = showLegacy({ as: 'guest' });
      await userEvent.fill(await findByRole('textbox', { name: /反馈内容/ }), '希望开放报名');
      expect(queryByRole('group', { name: '图片' })).toBeNull();
      await userEvent.fill(getByRole('textbox', { name: /联系电话/ }), '13812345678');
      await userEvent.click(getByRole('button', { name: '提交' }));
      await findByText('感谢您的反馈');
    });
  });

  test('fits a phone', async () => {
    await page.viewport(390, 844);
    const { findByRole, host } = showLegacy();
    const submit = await findByRole('button', { name: '提交' });
    expect(submit.getBoundingClientRect().right).toBeLessThanOrEqual(390);
    expect(submit.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectAccessible(host);
  });
});
