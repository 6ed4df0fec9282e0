import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { meeting, openDetails, projectTo, type Details } from './details-scene.tsx';
import { eventually, expectAccessible } from '../../widget.tsx';

const apply = '/pxapp/api/v2/study/apply';
const confirm = '/pxapp/api/v4/user/projectConfirm';
const details = (id: string) => `/pxapp/api/project/get/${id}`;

beforeEach(() => browserPage.viewport(1280, 900));

async function openForm(page: Details) {
  await userEvent.click(await page.findByRole('button', { name: '立即报名' }));
  const dialog = within(await page.findByRole('dialog', { name: /^报名：/ }));
  const school = await dialog.findByLabelText<HTMLInputElement>(/任教学校/);
  return { dialog, school, send: () => userEvent.click(dialog.getByRole('button', { name: '提交' })) };
}

describe('a learner who enrols', () => {
  test('is asked for the required data with what is known, and has joined then', async () => {
    const { id } = await projectTo('join');
    const page = openDetails(`/thirdProject/${id}`);
    const { dialog, school, send } = await openForm(page);
    expect(dialog.getByLabelText(/真实姓名/)).toHaveValue('陈思远');
    expect(school).toHaveValue('东湖区实验小学');
    await expectAccessible(page.host);
    await send();
    await page.findByText('您已报名该项目');
    expect(await page.findByRole('link', { name: '查看研修任务' })).toHaveAttribute('href', '#tasks');
    expect(page.queryByRole('dialog')).toBeNull();
    expect(page.calls(apply)).toHaveLength(1);
    expect(page.calls(apply)[0]?.body).toMatchObject({
      projectId: id,
      info: { realName: '陈思远', school: '东湖区实验小学' },
    });
    expect(document.activeElement).not.toBe(document.body);
  });

  test('hears what is missing, and finds what was typed after closing the dialog', async () => {
    const { id } = await projectTo('join');
    const page = openDetails(`/thirdProject/${id}`);
    const { dialog, school, send } = await openForm(page);
    await userEvent.clear(school);
    await send();
    await dialog.findByText('请填写任教学校');
    expect(document.activeElement).toBe(school);
    expect(page.calls(apply)).toEqual([]);
    await userEvent.fill(school, '青云路小学');
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(page.getByRole('button', { name: '立即报名' }));
    expect((await openForm(page)).school).toHaveValue('青云路小学');
  });

  test.each([
    ['refuses', { body: { code: 409, msg: '名额已满' } }, '名额已满'],
    ['fails', { status: 500, body: { code: 500, msg: '服务器繁忙' } }, /./],
    ['breaks off', { drop: true }, /./],
  ])('keeps what was typed where the server %s, and can send it again', async (_, fault, message) => {
    const { id } = await projectTo('join');
    const page = openDetails(`/thirdProject/${id}`);
    const { dialog, school, send } = await openForm(page);
    await userEvent.fill(school, '青云路小学');
    page.sandbox.fault({ method: 'POST', path: apply, ...fault });
    await send();
    await eventually(() => expect(dialog.getByRole('alert').textContent).toMatch(message));
    expect(school).toHaveValue('青云路小学');
    await send();
    await page.findByText('您已报名该项目');
  });

  test('can retry where the required data cannot be loaded', async () => {
    const { id } = await projectTo('join');
    const page = openDetails(
      `/thirdProject/${id}`,
      meeting('/pxapp/api/v6/user/userRequireInfo', { status: 500 }),
    );
    await userEvent.click(await page.findByRole('button', { name: '立即报名' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: '重试' }));
    await dialog.findByLabelText(/任教学校/);
  });
});

test('a learner whom an organisation has entered only confirms', async () => {
  const { id } = await projectTo('confirm');
  const page = openDetails(`/thirdProject/${id}`);
  await page.findByText('所在机构已为您报名，请确认是否参加');
  await userEvent.click(page.getByRole('button', { name: '确认参加' }));
  const dialog = within(await page.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: '确认参加' }));
  await page.findByText('您已报名该项目');
  expect(page.calls(confirm).map(({ body }) => body)).toEqual([{ projectId: id }]);
  expect(page.calls(apply)).toEqual([]);
});

test('a guest is led to log in, without being asked for anything', async () => {
  const { id } = await projectTo('join');
  const page = openDetails(`/thirdProject/${id}`, { as: 'guest' });
  const link = await page.findByRole('link', { name: '登录后报名' });
  expect(link.getAttribute('href')).toContain('/login/index?redirect=');
  expect(page.calls(details(id))).toEqual([]);
});

test('whether the learner takes part can be asked again', async () => {
  const { id } = await projectTo('join');
  const page = openDetails(`/thirdProject/${id}`, meeting(details(id), { status: 500 }));
  await page.findByText('报名状态加载失败');
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  await page.findByRole('button', { name: '立即报名' });
});
