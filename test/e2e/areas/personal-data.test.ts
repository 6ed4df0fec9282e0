import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { address, calls, logIn, openBrowser, whereabouts } from '../browser.ts';

const { visit } = openBrowser();

/** Presses Tab until the target has the focus, like a user without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < 80; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function takeCode(page: Page, mobile: string): Promise<void> {
  await press(page, page.getByRole('button', { name: '获取验证码' }));
  await page.getByText('验证码已发送到您的手机上').first().waitFor();
  const sent = async () => {
    const response = await fetch(`${address}/sandbox/sms?mobile=${mobile}`);
    return ((await response.json()) as { code: string | null }).code ?? '';
  };
  // The message of an earlier code may still stand.
  await expect.poll(sent).toMatch(/^\d+$/);
  await type(page, '验证码', await sent());
}

it('a newcomer is asked once for what is missing, and fills it in by keyboard alone', async () => {
  const { page, complaints } = await visit({ width: 390 });
  await logIn(page, 'newcomer', '/login/index?orgCode=collect', { isAsked: true });
  const prompt = page.getByRole('dialog', { name: '完善个人信息' });
  await press(page, prompt.getByRole('link', { name: '去填写' }));
  await page.waitForURL('**/space/myData');
  await prompt.waitFor({ state: 'hidden' });
  await page.getByText('待补充：任教学校、任教学段、任教学科、身份证号、所在区县').waitFor();

  await press(page, page.getByRole('link', { name: '去填写' }));
  await page.waitForURL('**/space/edit/project_study/0');
  await type(page, '身份证号', '510104199203157826');
  await type(page, '所在区县', '青屏县');
  await type(page, '任教学校', '青屏县城关小学');
  await page.reload();
  await page.getByText('已恢复您上次未提交的内容。').waitFor();
  // A closed select picks the option whose name is typed.
  await page.getByRole('option', { name: '语文' }).waitFor({ state: 'attached' });
  await tabTo(page, page.getByLabel('任教学段'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel('任教学科'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await press(page, page.getByRole('button', { name: '提交', exact: true }));
  await page.getByText('提交成功').waitFor();
  await page.getByText('资料已完善').waitFor();
  expect(whereabouts(page)).toBe('/space/myData');
  expect(await calls('PUT', '/api/orgUser/user/updateUserInfo')).toHaveLength(1);

  await page.goto(`${address}/index`);
  await page.getByRole('button', { name: '咨询与反馈' }).waitFor();
  expect(await prompt.count()).toBe(0);
  expect(complaints.filter((text) => !text.includes('/avatars/'))).toEqual([]);
});

it('a teacher binds another number by keyboard alone, and sees it hidden but for its ends', async () => {
  const { page } = await visit({ dark: true });
  await logIn(page, 'teacher', `/login/index?redirect=${encodeURIComponent('/space/myData')}`);
  await press(page, page.getByRole('link', { name: '更换手机号' }));
  await page.getByText('当前绑定的手机号：138****5678').waitFor();
  await takeCode(page, '13812345678');
  await page.keyboard.press('Enter');
  await type(page, '新手机号', '13511112222');
  await takeCode(page, '13511112222');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '手机号绑定成功' }).waitFor();
  await press(page, page.getByRole('link', { name: '返回个人资料' }));
  await page.getByText('135****2222').waitFor();
  expect(await calls('PUT', '/api/operate/platUser/bindMobile')).toHaveLength(1);
});

it('the password and binding pages place their forms alike', async () => {
  const { page } = await visit();
  await logIn(page, 'newcomer', '/login/index?orgCode=collect');
  const places = [];
  for (const path of ['updatePwd', 'forgetPwd', 'bindPhone', 'bindCard']) {
    await page.goto(`${address}/space/${path}`);
    const submit = page.getByRole('main').getByRole('button', { name: /^(确定|下一步|提交)$/ });
    await submit.waitFor();
    const { x, width } = (await submit.boundingBox()) ?? {};
    places.push({ path, x, width });
  }
  const [{ x, width }] = places as [(typeof places)[number]];
  expect(width).toBe(440);
  expect(places).toEqual(places.map(({ path }) => ({ path, x, width })));
});

it('the edit form is as wide as its panel, with buttons of the common size', async () => {
  const { page } = await visit();
  await logIn(page, 'newcomer', '/login/index?orgCode=collect');
  await page.goto(`${address}/space/edit/project_study/0`);
  const school = page.getByLabel('任教学校');
  await school.waitFor();
  const gap = await school.evaluate((field) => {
    const panel = field.closest('form')?.parentElement;
    if (!panel) throw new Error('no panel');
    const { paddingRight, borderRightWidth } = getComputedStyle(panel);
    const edge =
      panel.getBoundingClientRect().right - parseFloat(paddingRight) - parseFloat(borderRightWidth);
    return edge - (field.parentElement ?? field).getBoundingClientRect().right;
  });
  expect(gap).toBeCloseTo(0, 0);
  expect((await page.getByRole('button', { name: '提交' }).boundingBox())?.height).toBe(40);
  expect((await page.getByRole('link', { name: '取消' }).boundingBox())?.height).toBe(40);
});
