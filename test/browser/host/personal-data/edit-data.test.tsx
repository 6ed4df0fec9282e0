import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readingFaults, signedOut, writingFaults } from '../../faults.ts';
import { click, showPage, type Shown } from './personal-data-scene.tsx';
import { eventually, expectAccessible, type ShowOptions } from '../../widget.tsx';

const save = '/api/orgUser/user/updateUserInfo';
const bind = '/api/operate/platUser/bindIdCard';
const card = '420106199203157826';

async function openForm(options: ShowOptions = {}) {
  const shown = showPage('EditData', { as: 'newcomer', ...options });
  await shown.findByLabelText(/任教学校/);
  return shown;
}
const field = (shown: Shown, label: RegExp) => shown.getByLabelText<HTMLInputElement>(label);

async function fillIn(shown: Shown) {
  await userEvent.fill(field(shown, /身份证号/), '42010619880312123x');
  await userEvent.fill(field(shown, /所在区县/), '青屏县');
  await userEvent.fill(field(shown, /任教学校/), '青屏县城关小学');
  await userEvent.selectOptions(field(shown, /任教学段/), '小学');
  await shown.findByRole('option', { name: '数学' });
  await userEvent.selectOptions(field(shown, /任教学科/), '数学');
}

beforeEach(() => page.viewport(1280, 900));

describe('the form of personal data', () => {
  test('says everything that is wrong at once, and leads to the first', async () => {
    const onNavigate = vi.fn(() => false);
    const shown = await openForm({ props: { onNavigate } });
    await userEvent.fill(field(shown, /真实姓名/), 'Wu Xiaotong');
    await userEvent.fill(field(shown, /身份证号/), '4201');
    await userEvent.fill(field(shown, /电子邮箱/), 'wu@');
    await userEvent.fill(field(shown, /教龄/), '99');
    await click(shown, '提交');
    for (const text of [
      '请输入正确的中文名',
      '身份证号码不符合规范',
      '邮箱格式不符合规范',
      '请填写0-60之间的整数',
      '请填写任教学校',
      '请选择任教学段',
      '请选择任教学科',
      '请填写所在区县',
    ]) {
      shown.getByText(text);
    }
    expect(shown.focused()).toBe(field(shown, /真实姓名/));
    await userEvent.fill(field(shown, /真实姓名/), '吴'.repeat(21));
    await shown.findByText('请输入20位以内中文名');
    expect(shown.calls(save)).toHaveLength(0);
    await expectAccessible(shown.host);
  });

  test('sends what was changed, once, and nothing is missing any more', async () => {
    const onNavigate = vi.fn(() => false);
    const shown = await openForm({ props: { onNavigate } });
    await fillIn(shown);
    // The answer comes after both clicks.
    shown.sandbox.fault({ method: 'PUT', path: save, delayMs: 500 });
    await userEvent.dblClick(shown.getByRole('button', { name: '提交' }));
    await shown.findByText('提交成功');
    expect(shown.calls(save).map(({ body }) => body)).toEqual([
      {
        idCard: '42010619880312123X',
        district: '青屏县',
        school: '青屏县城关小学',
        stage: '小学',
        subject: '数学',
      },
    ]);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '/space/myData' });
    const told = await shown.sandbox.fetch('http://sandbox.localhost/api/orgUser/user/getCollectInfo', {
      headers: { authorization: `Bearer ${shown.session.getState().token}` },
    });
    expect(((await told.json()) as { data: { missing: string[] } }).data.missing).toEqual([]);
  });

  test('is filled in and sent by keyboard alone', async () => {
    const shown = await openForm({ as: 'teacher', props: { onNavigate: () => false } });
    field(shown, /昵称/).focus();
    await userEvent.keyboard('{Control>}a{/Control}山间晨读{Enter}');
    await shown.findByText('提交成功');
    expect(shown.calls(save)[0]?.body).toEqual({ nickname: '山间晨读' });
  });

  test('keeps verified names and numbers as they are', async () => {
    const shown = await openForm({ as: 'teacher', props: { currentRole: 'project_study' } });
    shown.getByText('当前身份：学员');
    shown.getByText('姓名和身份证号已通过认证，如需变更请联系客服。');
    shown.getByText('420***********452X');
    expect(shown.queryByLabelText(/真实姓名/)).toBeNull();
    expect(shown.queryByLabelText(/身份证号/)).toBeNull();
  });

  test('shows no role that the user does not have', async () => {
    const shown = await openForm({ as: 'teacher', props: { currentRole: 'project_region' } });
    expect(shown.queryByText(/当前身份/)).toBeNull();
  });

  test('keeps what was typed for the next visit, until it is discarded', async () => {
    const first = await openForm();
    await userEvent.fill(field(first, /任教学校/), '青屏县城关小学');
    expect(JSON.stringify({ ...localStorage })).not.toContain('青屏县城关小学');
    const draft = Object.entries({ ...sessionStorage });
    first.unmount();
    const second = await openForm({
      // The scene clears session storage, so the draft is written after it.
      prepare: () => draft.forEach(([key, value]) => sessionStorage.setItem(key, String(value))),
    });
    expect(field(second, /任教学校/).value).toBe('青屏县城关小学');
    second.getByText('已恢复您上次未提交的内容。');
    await click(second, '放弃修改');
    expect(field(second, /任教学校/).value).toBe('');
    expect(second.queryByText('已恢复您上次未提交的内容。')).toBeNull();
  });
});

describe('faults of saving', () => {
  test.each(writingFaults)(
    '%s: one message, everything typed stays, and it can be sent again',
    async (_, fault) => {
      const shown = await openForm({ props: { onNavigate: () => false } });
      shown.sandbox.fault({ method: 'PUT', path: save, ...fault });
      await fillIn(shown);
      await click(shown, '提交');
      await eventually(() =>
        expect(shown.getAllByRole('alert').filter((one) => one.textContent)).toHaveLength(1),
      );
      expect(field(shown, /任教学校/).value).toBe('青屏县城关小学');
      await click(shown, '提交');
      await shown.findByText('提交成功');
      expect(shown.calls(save)).toHaveLength(2);
    },
  );

  test('a session that is over: what was typed is there after the next sign-in', async () => {
    const shown = await openForm();
    shown.sandbox.fault({ method: 'PUT', path: save, ...signedOut });
    await fillIn(shown);
    await click(shown, '提交');
    await shown.findByText('登录后即可查看个人资料');
    shown.session.logIn(shown.sandbox.tokenOf('newcomer'), 'u-1003');
    await shown.findByText('已恢复您上次未提交的内容。');
    expect(field(shown, /任教学校/).value).toBe('青屏县城关小学');
    expect(field(shown, /任教学科/).value).toBe('数学');
  });

  test('an answer that takes its time shows what is going on, and is not asked for twice', async () => {
    const shown = await openForm({ props: { onNavigate: () => false } });
    shown.sandbox.fault({ method: 'PUT', path: save, delayMs: 1500 });
    await fillIn(shown);
    const submit = shown.getByRole('button', { name: '提交' });
    await userEvent.click(submit);
    await eventually(() => expect(submit.getAttribute('aria-busy')).toBe('true'));
    submit.click();
    await shown.findByText('提交成功');
    expect(shown.calls(save)).toHaveLength(1);
  });
});

describe.each([
  ['the user', '/api/user/user/info'],
  ['what the organisation collects', '/api/orgUser/user/getCollectInfo'],
  ['what was added', '/api/orgUser/user/getUserAppendInfo'],
  ['what training asks for', '/pxapp/api/v6/user/userRequireInfo'],
])('faults of %s', (_, path) => {
  test.each(readingFaults)('%s: says so, and a retry brings the form', async (_fault, fault) => {
    const shown = showPage('EditData', {
      as: 'newcomer',
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path, ...fault }),
    });
    await shown.findByText('个人信息加载失败');
    await click(shown, '重试');
    await shown.findByLabelText(/任教学校/);
  });
});

test.each(readingFaults)('%s of the subjects: the rest of the form works', async (_, fault) => {
  const shown = await openForm({
    prepare: (sandbox) => sandbox.fault({ method: 'GET', path: '/api/operate/subject/list', ...fault }),
  });
  await shown.findByText('学科列表加载失败，可稍后再选');
  await userEvent.fill(field(shown, /任教学校/), '青屏县城关小学');
  expect(field(shown, /任教学校/).value).toBe('青屏县城关小学');
});

describe('binding an identity card', () => {
  async function openCard() {
    const shown = showPage('BindCard', { as: 'newcomer', props: { onNavigate: () => false } });
    await shown.findByLabelText(/身份证号/);
    return shown;
  }

  test('asks for both, and sends the X in upper case', async () => {
    const shown = await openCard();
    await userEvent.clear(field(shown, /真实姓名/));
    await click(shown, '提交');
    shown.getByText('请输入20位以内中文名');
    shown.getByText('请输入身份证号');
    await userEvent.fill(field(shown, /真实姓名/), '高志强');
    await userEvent.fill(field(shown, /身份证号/), '42010619850718331x');
    await shown.findByText('已在教师名册中找到您的信息：东湖区第三中学');
    await userEvent.keyboard('{Enter}');
    await shown.findByText('提交成功');
    expect(shown.calls(bind).map(({ body }) => body)).toEqual([
      { realName: '高志强', idCard: '42010619850718331X' },
    ]);
    await shown.findByText('身份证已认证');
    await shown.findByText(/420\*{11}331X/);
    await expectAccessible(shown.host);
  });

  test.each(writingFaults)('%s: one message, everything typed stays', async (_, fault) => {
    const shown = await openCard();
    shown.sandbox.fault({ method: 'PUT', path: bind, ...fault });
    await userEvent.fill(field(shown, /身份证号/), card);
    await click(shown, '提交');
    await eventually(() =>
      expect(shown.getAllByRole('alert').filter((one) => one.textContent)).toHaveLength(1),
    );
    expect(field(shown, /身份证号/).value).toBe(card);
    await click(shown, '提交');
    await shown.findByText('提交成功');
  });

  test('an identity card of 19 characters is refused, not cut to 18; full width is taken', async () => {
    const shown = await openCard();
    const idCard = field(shown, /身份证号/);
    await userEvent.fill(idCard, '42010619850718331X9');
    expect(idCard.value).toBe('42010619850718331X9');
    await click(shown, '提交');
    await shown.findByText('身份证号码不符合规范');
    expect(shown.calls(bind)).toHaveLength(0);
    await userEvent.fill(idCard, '４２０１０６ １９８５０７１８ ３３１Ｘ');
    expect(idCard.value).toBe('42010619850718331X');
    await eventually(() => expect(shown.queryByText('身份证号码不符合规范')).toBeNull());
  });

  test('a number that could not be read is left out of what says that it is bound', async () => {
    const shown = showPage('BindCard', {
      prepare: (sandbox) =>
        sandbox.fault({ method: 'GET', path: '/api/orgUser/user/getCollectInfo', status: 500 }),
    });
    await shown.findByText('身份证已认证');
    await shown.findByText('陈思远。如需变更，请联系客服。');
  });

  test('a number that somebody else has bound is refused in words', async () => {
    const shown = await openCard();
    await userEvent.fill(field(shown, /身份证号/), '42010619880312452X');
    await click(shown, '提交');
    await shown.findByText('该身份证号已被其他账号绑定');
  });

  test('the answer of the roster moves no button', async () => {
    await page.viewport(390, 844);
    const shown = await openCard();
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
    const top = () => topOf(shown.getByRole('button', { name: '提交' })) - topOf(field(shown, /真实姓名/));
    const before = top();
    await userEvent.fill(field(shown, /身份证号/), card);
    await shown.findByText(/^教师名册中暂无您的信息/);
    expect(top()).toBe(before);
    await userEvent.fill(field(shown, /真实姓名/), '高志强');
    await userEvent.fill(field(shown, /身份证号/), '42010619850718331X');
    await shown.findByText(/^已在教师名册中找到/);
    expect(top()).toBe(before);
  });

  test('a roster that cannot be asked says nothing', async () => {
    const shown = await openCard();
    shown.sandbox.fault({ method: 'POST', path: '/pxapp/api/regedit/useByBase', status: 500 });
    await userEvent.fill(field(shown, /身份证号/), card);
    await eventually(() => expect(shown.calls('/pxapp/api/regedit/useByBase')).toHaveLength(1));
    shown.getByText('用于在教师名册中查找您的信息');
    expect(shown.getAllByRole('alert').filter((one) => one.textContent)).toHaveLength(0);
  });
});
