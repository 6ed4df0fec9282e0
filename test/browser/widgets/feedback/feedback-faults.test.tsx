import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readingFaults, signedOut, writingFaults } from '../../faults.ts';
import {
  fileField,
  openChat,
  openForm,
  openTickets,
  png,
  showFeedback,
  type Shown,
} from './feedback-scene.tsx';
import { eventually, forms } from '../../widget.tsx';

const paths = {
  list: '/api/orgUser/problem/page',
  submit: '/api/orgUser/problem',
  messages: '/api/orgUser/problem/getMsgList',
  send: '/api/orgUser/problem/sendMsg',
  close: '/api/orgUser/problem/close',
  count: '/api/orgUser/chat/getUnreadCount',
  questions: '/api/orgUser/hotQuestion/page',
  upload: '/api/upload/imgCreate',
};

const alertOf = ({ findByRole }: Pick<Shown, 'findByRole'>) => findByRole('alert');
const retry = (shown: Pick<Shown, 'findAllByRole'>) =>
  shown.findAllByRole('button', { name: '重试' }).then(([button]) => button && userEvent.click(button));

async function fillForm(shown: Awaited<ReturnType<typeof openForm>>) {
  await userEvent.click(shown.getByRole('radio', { name: '其他' }));
  await userEvent.fill(shown.content, '建议增加夜间模式');
}
const typed = (shown: Shown) => shown.findByRole<HTMLTextAreaElement>('textbox', { name: /反馈内容/ });

beforeEach(() => page.viewport(1280, 800));

describe.each(forms)('faults, as %s', (form) => {
  test.each(readingFaults)('%s of the count: no badge, no message', async (_, fault) => {
    const shown = showFeedback(form, {
      as: 'teacher',
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path: paths.count, ...fault }),
    });
    await eventually(() => expect(shown.calls(paths.count)).toHaveLength(1));
    expect((await shown.findByRole('button', { name: '意见反馈' })).textContent).toBe('');
    expect(shown.queryByRole('alert')).toBeNull();
  });

  test.each(readingFaults)('%s of the list of tickets: says so, and a retry brings it', async (_, fault) => {
    const shown = await openTickets(form, {
      as: 'teacher',
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path: paths.list, ...fault }),
    });
    await shown.findByText('反馈列表加载失败');
    await retry(shown);
    await shown.findAllByRole('button', { name: /待处理/ });
  });

  test.each(readingFaults)(
    '%s of the frequent questions: says so, the form stays usable, a retry brings them',
    async (_, fault) => {
      const shown = await openForm(form, {
        as: 'teacher',
        prepare: (sandbox) => sandbox.fault({ method: 'GET', path: paths.questions, ...fault }),
      });
      await shown.findByText('常见问题加载失败');
      await userEvent.fill(shown.content, '建');
      await retry(shown);
      await shown.findByRole('button', { name: '忘记密码怎么办？' });
      expect((await typed(shown)).value).toBe('建');
    },
  );

  test.each(readingFaults)('%s of an answer: says so, and a retry brings it', async (_, fault) => {
    const shown = await openForm(form);
    const question = await shown.findByRole('button', { name: '忘记密码怎么办？' });
    const path = `/api/orgUser/hotQuestion/${question.dataset.question}`;
    shown.sandbox.fault({ method: 'GET', path, ...fault });
    await userEvent.click(question);
    await shown.findByText('答案加载失败');
    await retry(shown);
    await shown.findByText(/获取并填写短信验证码/);
  });

  test.each(writingFaults)(
    '%s of sending the form: one message, everything typed stays, and it can be sent again',
    async (_, fault) => {
      const shown = await openForm(form);
      shown.sandbox.fault({ method: 'POST', path: paths.submit, ...fault });
      await fillForm(shown);
      await userEvent.click(shown.getByRole('button', { name: '提交' }));
      const alert = await alertOf(shown);
      expect(alert.querySelectorAll('button')).toHaveLength(1);
      expect((await typed(shown)).value).toBe('建议增加夜间模式');
      await userEvent.click(shown.getByRole('button', { name: '提交' }));
      await shown.findByText('操作成功,感谢您的反馈。');
      expect(shown.calls(paths.submit)).toHaveLength(2);
    },
  );

  test.each(writingFaults)('%s of an upload: the picture stays and is tried again', async (_, fault) => {
    const shown = await openForm(form);
    shown.sandbox.fault({ method: 'POST', path: paths.upload, ...fault });
    await userEvent.upload(fileField(shown), png());
    await userEvent.click(await shown.findByRole('button', { name: /^重新上传错误提示.png/ }));
    await eventually(() => expect(shown.calls(paths.upload)).toHaveLength(2));
    await eventually(() => expect(shown.queryByRole('button', { name: /重新上传/ })).toBeNull());
  });

  test.each(readingFaults)('%s of a conversation: says so, and a retry brings it', async (_, fault) => {
    const shown = await openTickets(form);
    const [ticket] = await shown.findAllByRole('button', { name: /处理中/ });
    shown.sandbox.fault({ method: 'GET', path: paths.messages, ...fault });
    if (ticket) await userEvent.click(ticket);
    await shown.findByText('沟通记录加载失败');
    await retry(shown);
    await shown.findByRole('textbox', { name: '回复内容' });
  });

  test.each(readingFaults)(
    '%s of a later look into a conversation: what is there stays',
    async (_, fault) => {
      const shown = await openChat(form, '处理中');
      const box = await shown.findByRole<HTMLTextAreaElement>('textbox', { name: '回复内容' });
      await userEvent.fill(box, '正在写');
      shown.sandbox.fault({ method: 'GET', path: paths.messages, ...fault });
      document.dispatchEvent(new Event('visibilitychange'));
      await shown.findByText('网络不稳定，暂时无法获取新的回复');
      shown.getByText('好的，期待更新。');
      expect(box.value).toBe('正在写');
    },
  );

  test.each(writingFaults)('%s of a reply: it stays, marked, and goes by a retry', async (_, fault) => {
    const shown = await openChat(form, '处理中');
    shown.sandbox.fault({ method: 'POST', path: paths.send, ...fault });
    await userEvent.fill(await shown.findByRole('textbox', { name: '回复内容' }), '请再看一下');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await shown.findByRole('button', { name: '重新发送' }));
    await eventually(() => expect(shown.queryByRole('button', { name: '重新发送' })).toBeNull());
    await eventually(() => expect(shown.getAllByText('请再看一下')).toHaveLength(1));
    await eventually(() => expect(shown.calls(paths.send)).toHaveLength(2));
  });

  test.each(writingFaults)('%s of closing: one message, and the ticket stays open', async (_, fault) => {
    const shown = await openChat(form, '处理中');
    shown.sandbox.fault({ method: 'PUT', path: paths.close, ...fault });
    await userEvent.click(await shown.findByRole('button', { name: '关闭工单' }));
    const question = await shown.findByRole('alertdialog');
    const yes = [...question.querySelectorAll('button')].find((one) => one.textContent === '确定');
    if (yes) await userEvent.click(yes);
    const alert = await alertOf(shown);
    expect(alert.querySelectorAll('button')).toHaveLength(1);
    shown.getByRole('textbox', { name: '回复内容' });
  });

  test.each([
    ['the list of tickets', 'GET', paths.list],
    ['the unread count', 'GET', paths.count],
  ] as const)(
    'a session that ends at %s leads to the log-in, not away from the page',
    async (_, method, path) => {
      const address = window.location.href;
      const shown = showFeedback(form, {
        as: 'teacher',
        prepare: (sandbox) => sandbox.fault({ method, path, ...signedOut }),
      });
      shown.call('open', 'mine');
      await shown.findByText('登录后即可查看反馈和客服的回复');
      expect(window.location.href).toBe(address);
    },
  );

  test('a session that ends while a reply is sent keeps the reply for the user', async () => {
    const shown = await openChat(form, '处理中');
    shown.sandbox.fault({ method: 'POST', path: paths.send, ...signedOut });
    await userEvent.fill(await shown.findByRole('textbox', { name: '回复内容' }), '请再看一下');
    await userEvent.keyboard('{Enter}');
    await shown.findByText('登录后即可查看反馈和客服的回复');
    shown.session.logIn(shown.sandbox.tokenOf('teacher'), 'u-1001');
    const ticket = await shown.findByRole('button', { name: /手机上填写研修日志/ });
    await userEvent.click(ticket);
    await shown.findByText('请再看一下');
    await shown.findByRole('button', { name: '重新发送' });
  });

  test('an answer that takes 5 seconds shows what is going on', async () => {
    const shown = await openForm(form);
    shown.sandbox.fault({ method: 'POST', path: paths.submit, delayMs: 5000 });
    await fillForm(shown);
    const submit = shown.getByRole('button', { name: '提交' });
    await userEvent.click(submit);
    await eventually(() => expect(submit.getAttribute('aria-busy')).toBe('true'));
    submit.click();
    await shown.findByText('操作成功,感谢您的反馈。');
    expect(shown.calls(paths.submit)).toHaveLength(1);
  });
});
