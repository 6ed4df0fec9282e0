import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readingFaults, signedOut, writingFaults } from '../../faults.ts';
import { click, findProject, projectPaths, showPage, type Shown } from './personal-data-scene.tsx';
import { eventually, expectAccessible, type ShowOptions } from '../../widget.tsx';

const paths = {
  ...projectPaths,
  regions: '/pxapp/api/regedit/regionListN',
  info: '/pxapp/api/v6/user/userRequireInfo',
  apply: '/pxapp/api/v2/study/apply',
  confirm: '/pxapp/api/v4/user/projectConfirm',
};
const alerts = (shown: Shown) => shown.queryAllByRole('alert').filter((one) => one.textContent);
const first = async (shown: Shown) => {
  const [button] = await shown.findAllByRole('button', { name: /^选择：/ });
  if (!button) throw new Error('there is no project to choose');
  return button;
};

async function choose(shown: Shown, project: { id: string }) {
  await userEvent.click(await shown.findByRole('tab', { name: '按项目编号' }));
  await userEvent.fill(shown.getByLabelText('项目编号'), project.id);
  await userEvent.keyboard('{Enter}');
}

async function openForm(options: ShowOptions = {}) {
  const shown = showPage('BindProject', { props: { onNavigate: () => false }, ...options });
  const project = await findProject(shown, 'open');
  await choose(shown, project);
  await shown.findByLabelText(/任教学校/);
  return { ...shown, project };
}

beforeEach(() => page.viewport(1280, 900));

describe('joining a project', () => {
  test('offers what a region has, by province, city and county', async () => {
    const shown = showPage('BindProject');
    await first(shown);
    await expectAccessible(shown.host);
    const province = shown.getByRole('combobox', { name: '省' });
    const city = shown.getByRole<HTMLSelectElement>('combobox', { name: '市' });
    expect(city.disabled).toBe(true);
    await userEvent.selectOptions(province, '湖北省');
    await eventually(() => expect(city.disabled).toBe(false));
    await userEvent.selectOptions(city, '宜昌市');
    const county = shown.getByRole<HTMLSelectElement>('combobox', { name: '区县' });
    await eventually(() => expect(county.disabled).toBe(false));
    await userEvent.selectOptions(county, '西陵区');
    await eventually(() => expect(shown.calls(paths.list).at(-1)?.query.regionId).toBe('420502'));
    await userEvent.selectOptions(province, '浙江省');
    expect(county.value).toBe('');
    await eventually(() => expect(shown.calls(paths.list).at(-1)?.query.regionId).toBe('33'));
  });

  test('finds by name, says where nothing fits, and keeps the search on the way back', async () => {
    const shown = showPage('BindProject');
    await first(shown);
    await userEvent.fill(shown.getByLabelText('项目名称'), '没有这样的项目');
    await userEvent.keyboard('{Enter}');
    await shown.findByText('暂无相关数据');
    await userEvent.fill(shown.getByLabelText('项目名称'), '研修');
    await click(shown, '查询');
    await userEvent.click(await first(shown));
    await click(shown, '重新选择');
    expect(shown.getByLabelText<HTMLInputElement>('项目名称').value).toBe('研修');
    expect(shown.getByRole('textbox', { name: '项目名称' }).checkVisibility()).toBe(true);
  });

  test('applies with the data it asks for, once, by its number', async () => {
    const shown = await openForm();
    expect(shown.getByLabelText<HTMLInputElement>(/真实姓名/).value).toBe('陈思远');
    await expectAccessible(shown.host);
    await userEvent.fill(shown.getByLabelText(/电子邮箱/), 'chen@donghu.example');
    await userEvent.dblClick(shown.getByRole('button', { name: '提交' }));
    await shown.findByRole('heading', { name: '项目绑定成功' });
    shown.getByText(new RegExp(`您已加入“${shown.project.title.replace(/[()（）]/g, '.')}”`));
    expect(shown.calls(paths.apply)).toHaveLength(1);
    expect(shown.calls(paths.apply)[0]?.body).toMatchObject({
      projectId: shown.project.id,
      info: { realName: '陈思远', email: 'chen@donghu.example', idCard: '42010619880312452X' },
    });
  });

  test('says what is wrong with the data before it is sent', async () => {
    const shown = await openForm();
    await userEvent.fill(shown.getByLabelText(/真实姓名/), 'Chen');
    await userEvent.fill(shown.getByLabelText(/身份证号/), '42');
    await userEvent.fill(shown.getByLabelText(/电子邮箱/), 'chen@');
    await click(shown, '提交');
    shown.getByText('请输入正确的中文名');
    shown.getByText('身份证号码不符合规范');
    shown.getByText('邮箱格式不符合规范');
    expect(shown.calls(paths.apply)).toHaveLength(0);
  });

  test('confirms what an organisation has entered the learner for', async () => {
    const onNavigate = vi.fn(() => false);
    const shown = showPage('BindProject', { props: { onNavigate } });
    const project = await findProject(shown, 'waiting');
    await userEvent.click(await shown.findByRole('button', { name: `去确认：${project.title}` }));
    await shown.findByText('所在机构已为您报名该项目');
    await userEvent.dblClick(shown.getByRole('button', { name: '确认参加' }));
    await userEvent.click(await shown.findByRole('link', { name: '查看我的项目' }));
    expect(shown.calls(paths.confirm)).toHaveLength(1);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '/space/myProject' });
  });

  test('that is over offers nothing but another one', async () => {
    const shown = showPage('BindProject');
    await choose(shown, await findProject(shown, 'over'));
    await shown.findByText('该项目已结束');
    expect(shown.queryByRole('button', { name: '提交' })).toBeNull();
    shown.getByRole('button', { name: '重新选择' });
  });

  test.each([
    ['', '请输入项目编号'],
    ['项目1', '项目编号由字母、数字和短横线组成'],
    ['../1', '项目编号由字母、数字和短横线组成'],
    ['1'.repeat(41), '项目编号在40位以内'],
  ])('by the number %j is refused: %s', async (code, text) => {
    const shown = showPage('BindProject');
    await choose(shown, { id: code });
    await shown.findByText(text);
  });

  test('by a number that there is not says so', async () => {
    const shown = showPage('BindProject');
    await choose(shown, { id: '９９９９９９' });
    await shown.findByText('内容不存在或已下架');
    await click(shown, '重新选择');
    expect(shown.getByLabelText<HTMLInputElement>('项目编号').value).toBe('999999');
  });
});

describe.each([
  ['the list', paths.list, '项目列表加载失败', /^选择：/],
  ['what waits for a yes', paths.mine, '待确认项目加载失败', /^去确认：/],
])('faults of %s', (_, path, said, then) => {
  test.each(readingFaults)('%s: says so in its place, and a retry brings it', async (_fault, fault) => {
    const shown = showPage('BindProject', {
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path, ...fault }),
    });
    await shown.findByText(said);
    await click(shown, '重试');
    await shown.findAllByRole('button', { name: then });
    expect(shown.queryByText(said)).toBeNull();
  });
});

test.each(readingFaults)('%s of the regions: the list is there all the same', async (_, fault) => {
  const shown = showPage('BindProject', {
    prepare: (sandbox) => sandbox.fault({ method: 'GET', path: paths.regions, ...fault }),
  });
  await shown.findByText('地区列表加载失败');
  await first(shown);
  await click(shown, '重试');
  await shown.findByRole('option', { name: '湖北省' });
});

test('without the secret of the signed calls there are no regions, and no message', async () => {
  const shown = showPage('BindProject', { settings: { signSecret: '' } });
  await first(shown);
  expect(shown.queryByRole('combobox', { name: '省' })).toBeNull();
  expect(alerts(shown)).toHaveLength(0);
});

describe('faults of a project that was chosen', () => {
  test.each(readingFaults)('%s of the project: says so, and a retry brings it', async (_, fault) => {
    const shown = showPage('BindProject');
    const project = await findProject(shown, 'open');
    shown.sandbox.fault({ method: 'GET', path: `/pxapp/api/project/get/${project.id}`, ...fault });
    await choose(shown, project);
    await shown.findByText('项目信息加载失败');
    await click(shown, '重试');
    await shown.findByRole('heading', { name: project.title });
  });

  test.each(readingFaults)('%s of what it asks for: says so, and a retry brings it', async (_, fault) => {
    const shown = showPage('BindProject');
    shown.sandbox.fault({ method: 'GET', path: paths.info, ...fault });
    await choose(shown, await findProject(shown, 'open'));
    await shown.findByText('报名信息加载失败');
    await click(shown, '重试');
    await shown.findByLabelText(/任教学校/);
  });

  test.each(writingFaults)('%s of applying: one message, everything typed stays', async (_, fault) => {
    const shown = await openForm();
    shown.sandbox.fault({ method: 'POST', path: paths.apply, ...fault });
    const email = shown.getByLabelText<HTMLInputElement>(/电子邮箱/);
    await userEvent.fill(email, 'chen@donghu.example');
    await click(shown, '提交');
    await eventually(() => expect(alerts(shown)).toHaveLength(1));
    expect(email.value).toBe('chen@donghu.example');
    await click(shown, '提交');
    await shown.findByText('项目绑定成功');
  });

  test.each(writingFaults)('%s of confirming: one message, and it can be tried again', async (_, fault) => {
    const shown = showPage('BindProject');
    await choose(shown, await findProject(shown, 'waiting'));
    await shown.findByRole('button', { name: '确认参加' });
    shown.sandbox.fault({ method: 'POST', path: paths.confirm, ...fault });
    await click(shown, '确认参加');
    await eventually(() => expect(alerts(shown)).toHaveLength(1));
    await click(shown, '确认参加');
    await shown.findByText('项目绑定成功');
  });

  test('a session that is over while applying: says so, and keeps what was typed', async () => {
    const shown = await openForm();
    shown.sandbox.fault({ method: 'POST', path: paths.apply, ...signedOut });
    await userEvent.fill(shown.getByLabelText(/电子邮箱/), 'chen@donghu.example');
    await click(shown, '提交');
    await shown.findByText('登录后即可查看个人资料');
    shown.session.logIn(shown.sandbox.tokenOf('teacher'), 'u-1001');
    await choose(shown, shown.project);
    await shown.findByText('已恢复您上次未提交的内容。');
    expect(shown.getByLabelText<HTMLInputElement>(/电子邮箱/).value).toBe('chen@donghu.example');
  });
});
