import { expect } from 'vitest';
import { accountButton, address, control, openFeedback } from '../browser.ts';
import { greenPicture } from '../green-picture.ts';
import type { Flow, Walk } from './flow.ts';
import { enterAs } from './steps.ts';

async function sendTicket(walk: Walk, content: string): Promise<void> {
  const { page } = walk;
  const dialog = await openFeedback(page);
  await dialog.getByRole('tab', { name: '提交反馈' }).click();
  await dialog.getByRole('radio', { name: '操作体验' }).check({ force: true });
  await dialog.getByLabel('反馈内容').fill(content);
  await dialog.getByRole('button', { name: '页面截图' }).click();
  const picture = page.getByRole('dialog', { name: '页面截图' });
  await picture.locator('canvas').waitFor();
  // Passwords stay masked.
  await picture.getByRole('checkbox', { name: '遮盖输入框中的内容' }).uncheck();
  const use = picture.getByRole('button', { name: '使用截图' });
  await expect.poll(() => use.getAttribute('aria-busy')).not.toBe('true');
  await walk.look();
  const uploaded = page.waitForResponse((answer) => answer.url().includes('/api/upload/imgCreate'));
  await use.click();
  await picture.waitFor({ state: 'hidden' });
  // A form is not sent before its pictures.
  await uploaded;
  await dialog.getByRole('progressbar').waitFor({ state: 'hidden' });
  await dialog.getByRole('button', { name: '提交', exact: true }).click();
  await page.getByText('操作成功,感谢您的反馈。').waitFor();
  await walk.open('/index');
  await accountButton(page).waitFor();
}

export const spaceFlows: readonly Flow[] = [
  {
    name: 'the password is changed, after a wrong one, and logs in',
    as: 'teacher',
    async run(walk) {
      const { page, own, secrets } = walk;
      const fresh = secrets.password();
      await walk.open('/space/updatePwd');
      await walk.fill('原密码', secrets.password());
      await walk.fill('新密码', fresh);
      await walk.fill('确认新密码', fresh);
      await page.keyboard.press('Enter');
      await page.getByRole('alertdialog', { name: '密码错误' }).waitFor();
      await page.keyboard.press('Enter');
      await walk.look();
      await walk.fill('原密码', own.password);
      await page.keyboard.press('Enter');
      await page.getByText('修改密码成功').waitFor();
      await page.getByRole('link', { name: '立即登录' }).click();
      await walk.fill('用户名', 'teacher');
      await walk.fill('密码', fresh);
      await page.keyboard.press('Enter');
      await accountButton(page).waitFor();
    },
  },
  {
    name: 'the own password is forgotten, over a reload',
    as: 'teacher',
    async run(walk) {
      const { page, own, secrets } = walk;
      await walk.open('/space/forgetPwd');
      await walk.enterCode(own.mobile);
      await page.reload();
      await page.getByRole('button', { name: /后重新发送$/ }).waitFor();
      await walk.fill('验证码', secrets.all.find(({ kind }) => kind === 'code')?.value ?? '');
      await walk.click('下一步');
      const fresh = secrets.password();
      await walk.fill('新密码', fresh);
      await walk.fill('确认密码', fresh);
      await walk.look();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: '密码设置成功' }).waitFor();
    },
  },
  {
    name: 'another mobile number is bound',
    as: 'teacher',
    async run(walk) {
      const { page, own, secrets } = walk;
      const fresh = secrets.mobile();
      await walk.open('/space/bindPhone');
      await walk.enterCode(own.mobile);
      await walk.look();
      await walk.click('下一步');
      await walk.fill('新手机号', fresh);
      await walk.enterCode(fresh);
      await walk.look();
      await walk.click('提交');
      await page.getByRole('heading', { name: '手机号绑定成功' }).waitFor();
      await page.getByRole('link', { name: '返回个人资料' }).click();
      await page.getByText('基本信息').first().waitFor();
    },
  },
  {
    name: 'an identity card is bound, after a refusal',
    async run(walk) {
      const { page, secrets } = walk;
      await enterAs(walk, 'newcomer');
      await walk.open('/space/bindCard');
      await page.getByRole('textbox', { name: /^真实姓名/ }).fill('吴晓彤');
      await page.getByRole('textbox', { name: /^身份证号/ }).fill(secrets.idCard());
      await control('faults', {
        method: 'PUT',
        path: '/api/operate/platUser/bindIdCard',
        body: { code: 400, msg: '系统繁忙' },
      });
      await walk.look();
      await walk.click('提交');
      await page.getByText('系统繁忙').first().waitFor();
      await walk.look();
      await walk.click('提交');
      // The address is there before the page that shows the data.
      await page.getByText('基本信息').first().waitFor();
      expect(page.url()).toMatch(/\/space\/myData$/);
    },
  },
  {
    name: 'personal data are edited and saved',
    as: 'teacher',
    async run(walk) {
      const { page, secrets } = walk;
      await walk.open('/space/edit/learner/0');
      await page.getByRole('textbox', { name: /电子邮箱/ }).fill(secrets.email());
      await walk.look();
      await walk.click('提交');
      await page.getByText('提交成功').waitFor();
      // The address is there before the page that shows the data.
      await page.getByText('基本信息').first().waitFor();
      expect(page.url()).toMatch(/\/space\/myData$/);
    },
  },
  {
    name: 'personal data are read, and left for another page',
    as: 'teacher',
    async run(walk) {
      await walk.open('/space/myData');
      await walk.page.getByText('基本信息').first().waitFor();
      await walk.look();
      await walk.open('/space/bindCard');
      await walk.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'enrolment in a project that asks for personal data',
    as: 'teacher',
    async run(walk) {
      const { page } = walk;
      await walk.open('/thirdProject/2004');
      await walk.click('立即报名');
      const dialog = page.getByRole('dialog', { name: /^报名：/ });
      await dialog.getByRole('button', { name: '提交' }).waitFor();
      await walk.look();
      await dialog.getByRole('button', { name: '提交' }).click();
      await page.getByText('您已报名该项目').waitFor();
    },
  },
  {
    name: 'an invoice is asked for',
    as: 'teacher',
    async run(walk) {
      const { page, secrets } = walk;
      await walk.open('/space/invoicing');
      await page.getByRole('checkbox').first().check();
      await page.getByRole('radio', { name: '个人' }).check({ force: true });
      await page.getByRole('textbox', { name: /发票抬头/ }).fill('陈思远');
      await page.getByRole('textbox', { name: /接收邮箱/ }).fill(secrets.email());
      await walk.look();
      await walk.click('提交开票申请');
      await page.getByText('开票申请已提交').waitFor();
      await page.getByText('销售方', { exact: true }).waitFor();
    },
  },
  {
    name: 'an order is read, and its list saved',
    as: 'teacher',
    async run(walk) {
      const { page } = walk;
      await walk.open('/space/orderDetail/202611001002');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await walk.look();
      await walk.open('/space/myOrder');
      const saved = page.waitForEvent('download');
      await walk.click('导出');
      await (await saved).path();
    },
  },
  {
    name: 'the calendar is saved',
    as: 'teacher',
    async run(walk) {
      await walk.open('/space/myCourses');
      const saved = walk.page.waitForEvent('download');
      await walk.click('全部加入日历');
      await (await saved).path();
    },
  },
  {
    name: 'an exam is taken, and its session ends meanwhile',
    as: 'teacher',
    async run(walk) {
      const { page, own } = walk;
      await walk.open('/space/myExamination?id=ex-1');
      await walk.click('开始考试');
      await page.getByRole('radio', { name: 'A. 0.5 课时' }).check();
      await page.getByText(/已保存$/).waitFor();
      await control('expire', {});
      await page.getByRole('radio', { name: 'C. 2 课时' }).check();
      await page.waitForURL('**/login/index?redirect=*');
      await walk.fill('用户名', 'teacher');
      await walk.fill('密码', own.password);
      await walk.click('登录');
      await page.getByRole('radio', { name: 'C. 2 课时' }).waitFor();
    },
  },
  {
    name: 'a picture is uploaded',
    as: 'teacher',
    async run(walk) {
      const { page } = walk;
      await walk.open('/space/workbench');
      await walk.click('更换头像');
      const dialog = page.getByRole('dialog', { name: '更换头像' });
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog.getByRole('button', { name: '选择图片' }).click(),
      ]);
      await chooser.setFiles({ name: '绿色.png', mimeType: 'image/png', buffer: await greenPicture(page) });
      await dialog.getByRole('button', { name: '保存头像' }).click();
      await page.getByText('上传头像成功！').waitFor();
    },
  },
  {
    name: 'a ticket with a screenshot of personal data, from an address with a key',
    as: 'teacher',
    async run(walk) {
      await walk.open(`/space/myData?key=${walk.secrets.invented('foreign parameter')}`);
      await walk.page.getByText('基本信息').first().waitFor();
      await sendTicket(walk, '看不清');
    },
  },
  {
    name: 'a ticket with a screenshot of passwords and a number that are being typed',
    as: 'teacher',
    async run(walk) {
      await walk.open('/space/updatePwd');
      await walk.fill('原密码', walk.own.password);
      const fresh = walk.secrets.password();
      await walk.fill('新密码', fresh);
      await walk.page
        .getByRole('button', { name: /显示密码/ })
        .first()
        .click();
      await sendTicket(walk, '看不清');
    },
  },
  {
    name: 'the way to another site and back, with a one-time key',
    as: 'teacher',
    async run(walk) {
      await walk.open('/space/workbench');
      const opened = walk.context.waitForEvent('page');
      await walk.page.getByRole('button', { name: /^我的钱包/ }).click();
      const site = await opened;
      await site.getByText('一次性密钥已接受：陈思远').waitFor();
      const back = await site.getByRole('link', { name: '返回门户' }).getAttribute('href');
      const { searchParams } = new URL(back ?? '', address);
      walk.secrets.add('one-time key', searchParams.get('key') ?? '');
      walk.secrets.add('state', searchParams.get('state') ?? '');
      await site.getByRole('link', { name: '返回门户' }).click();
      await site.waitForURL('**/space/workbench');
      await accountButton(site).waitFor();
    },
  },
  {
    name: 'log-out',
    as: 'teacher',
    async run({ page, open }) {
      await open('/index');
      await accountButton(page).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
      await page.getByRole('link', { name: '登录' }).first().waitFor();
    },
  },
  {
    name: 'the team and its members, seen by its administrator',
    as: 'admin',
    async run(walk) {
      await walk.open('/space/myEchelon');
      await walk.page.getByRole('heading', { level: 1 }).waitFor();
      await walk.page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'the administration on another site',
    as: 'admin',
    async run(walk) {
      await walk.open('/space/workbench');
      const opened = walk.context.waitForEvent('page');
      await walk.page
        .getByRole('button', { name: /管理后台/ })
        .first()
        .click();
      const site = await opened;
      await site.getByText('一次性密钥已接受：周明').waitFor();
    },
  },
  {
    name: 'an exam is marked by its author',
    as: 'admin',
    async run(walk) {
      const { page } = walk;
      await walk.open('/examinationReadings?id=mk-1');
      await page.getByRole('tab', { name: /^未阅/ }).click();
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('button', { name: '满分' }).first().click();
      await page.getByRole('button', { name: '保存评分' }).first().click();
      await page.getByText(/^已保存：/).waitFor();
    },
  },
  {
    name: 'a course is written, with a cover',
    as: 'admin',
    async run(walk) {
      const { page } = walk;
      await walk.open('/createdCourse');
      await page.getByRole('textbox', { name: /^课程名称/ }).fill('三角形内角和怎么教');
      await page.waitForURL(/createdCourse\?id=/);
      await walk.click('选择封面');
      await page.getByRole('button', { name: '封面 数学封面1.svg' }).click();
      await page
        .getByText(/已保存/)
        .first()
        .waitFor();
    },
  },
];
