import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CustomerService } from '#host/app/pages/customer-service/CustomerService.tsx';
import { openForm } from '../widgets/feedback/feedback-scene.tsx';
import { eventually, expectAccessible, show, type ShowOptions } from '../widget.tsx';

const row = { tag: 'portal-customer-service-page', summary: '' } as const;
const service = (options: ShowOptions = { as: 'teacher' }) =>
  show('React', { row, component: CustomerService }, options);

beforeEach(() => page.viewport(1200, 700));

describe('the customer service', () => {
  test('shows frequent questions, and the answer to the chosen one beside them', async () => {
    const { findByRole, findByText, getByRole, host } = service();
    await userEvent.click(await findByRole('button', { name: '学时是怎样认定的？' }));
    await findByRole('heading', { name: '学时是怎样认定的？' });
    await findByText('观看满45分钟计1学时');
    getByRole('button', { name: '学时是怎样认定的？' });
    await expectAccessible(host);
  });

  test('searches, says where nothing is found, and shows all again when the search is emptied', async () => {
    const { findByRole, findByText, getByRole, calls } = service();
    const field = await findByRole('searchbox', { name: '搜索问题' });
    await userEvent.fill(field, '证书');
    await userEvent.keyboard('{Enter}');
    await findByRole('button', { name: '结业证书在哪里下载？' });
    await eventually(() =>
      expect(calls('/api/orgUser/hotQuestion/page').at(-1)?.query).toMatchObject({ title: '证书' }),
    );
    await userEvent.fill(field, '火星');
    await userEvent.keyboard('{Enter}');
    await findByText('没有找到相关问题');
    await userEvent.click(getByRole('button', { name: '清除搜索' }));
    await findByRole('button', { name: '忘记密码怎么办？' });
  });

  test('asks whether an answer has helped: yes thanks, no leads to the feedback', async () => {
    const { findByRole, findByText } = service();
    await userEvent.click(await findByRole('button', { name: '学时是怎样认定的？' }));
    await userEvent.click(await findByRole('button', { name: '已解决' }));
    await findByText('很高兴能帮到您！');
    await userEvent.click(await findByRole('button', { name: '忘记密码怎么办？' }));
    await userEvent.click(await findByRole('button', { name: '未解决，继续反馈' }));
    await findByRole('dialog', { name: '意见反馈' });
  });

  test('the older form takes a message', async () => {
    const { findByRole, findByText, queryByRole, calls } = service({ as: 'guest' });
    await userEvent.click(await findByRole('button', { name: '留言反馈' }));
    await findByRole('dialog', { name: '留言反馈' });
    await userEvent.fill(await findByRole('textbox', { name: /反馈内容/ }), '无法登录');
    await userEvent.fill(await findByRole('textbox', { name: /联系电话/ }), '13812345678');
    await userEvent.click(await findByRole('button', { name: '提交' }));
    await findByText('感谢您的反馈');
    await eventually(() => expect(queryByRole('dialog', { name: '留言反馈' })).toBeNull());
    expect(calls('/api/orgUser/feedback/submit')).toHaveLength(1);
  });

  test('an empty search says what is missing', async () => {
    const { findByRole, findByText } = service();
    await userEvent.click(await findByRole('button', { name: '搜索' }));
    await findByText('请输入您要搜索的内容');
  });

  test('hands over to feedback and to the phone number of the organisation', async () => {
    const { findByRole, getByRole } = service({ as: 'guest' });
    const phone = await findByRole<HTMLAnchorElement>('link', { name: /拨打客服电话/ });
    expect(phone.href).toMatch(/^tel:\d+$/);
    await userEvent.click(getByRole('button', { name: '提交反馈' }));
    await findByRole('dialog', { name: '意见反馈' });
  });

  test('on a phone the list gives way to the answer; back, the question has the focus again', async () => {
    await page.viewport(390, 844);
    const { findByRole, queryByRole, host } = service();
    await userEvent.click(await findByRole('button', { name: '忘记密码怎么办？' }));
    await findByRole('heading', { name: '忘记密码怎么办？' });
    expect(queryByRole('button', { name: '如何修改登录密码？' })).toBeNull();
    await userEvent.click(await findByRole('button', { name: '返回问题列表' }));
    const question = await findByRole('button', { name: '忘记密码怎么办？' });
    await eventually(() => expect(document.activeElement).toBe(question));
    await expectAccessible(host);
  });
});

test('it is opened in a window of 1200×700 in the middle of the screen, and by the link itself where windows are blocked', async () => {
  await page.viewport(1280, 800);
  vi.spyOn(screen, 'availWidth', 'get').mockReturnValue(1920);
  vi.spyOn(screen, 'availHeight', 'get').mockReturnValue(1040);
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { findByRole } = await openForm('React');
  const link = await findByRole<HTMLAnchorElement>('link', { name: '智能客服（在新窗口打开）' });
  expect(link.getAttribute('href')).toBe('/customerService');
  expect(link.target).toBe('_blank');
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  const [address, , features] = open.mock.calls[0] ?? [];
  expect(String(address)).toMatch(/\/customerService$/);
  expect(features).toBe('popup,width=1200,height=700,left=360,top=170');
  open.mockRestore();
});
