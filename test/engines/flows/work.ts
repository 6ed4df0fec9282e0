import { passwords } from '../../passwords.ts';
import { flow } from '../flow.ts';
import { logOut } from '../log-out.ts';
import type { Tab } from '../tab.ts';

const red =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

async function play(tab: Tab): Promise<void> {
  await tab.until('the film', () => (document.querySelector('video')?.readyState ?? 0) > 1);
  await tab.click('button', /^播放/);
  await tab.until('playing', () => (document.querySelector('video')?.currentTime ?? 0) > 0.3);
}

export const work = [
  flow('the player plays, and continues there after a reload', async (visit) => {
    const tab = await visit.openAs('teacher', '/coursePlay?id=5001&lesson=5001-1-1');
    await play(tab);
    await tab.run(() => {
      const video = document.querySelector('video');
      if (video) video.currentTime = 12;
    });
    await tab.until('the place', () => (document.querySelector('video')?.currentTime ?? 0) > 12);
    await tab.click('button', /^暂停/);
    await tab.reload();
    await tab.seeText(/已从 00:1\d 继续播放/);
  }),

  flow('an exam keeps an answer over a reload', async (visit) => {
    const tab = await visit.openAs('teacher', '/space/myExamination?id=ex-1');
    await tab.click('button', '开始考试');
    await tab.click('radio', 'A. 0.5 课时');
    await tab.seeText(/已保存/);
    await tab.reload();
    await tab.until(
      'the answer',
      () => document.querySelector<HTMLInputElement>('main input:checked') !== null,
    );
  }),

  flow('the editor: Back during an upload leaves for the page before', async (visit) => {
    const tab = await visit.openAs('admin', '/courseManage');
    await tab.run(() => history.pushState(null, '', '/createdCourse'));
    await tab.run(() => dispatchEvent(new PopStateEvent('popstate')));
    await tab.typeInto(['textbox', /^课程名称/], '引擎测试');
    await tab.isAt(/^\/createdCourse\?id=/);
    await visit.control('faults', { method: 'POST', path: '/api/upload/create', delayMs: 60_000 });
    await tab.run(() => {
      const input = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1);
      const transfer = new DataTransfer();
      transfer.items.add(new File(['%PDF-1.7 '.repeat(200)], '讲义.pdf', { type: 'application/pdf' }));
      if (!input) throw new Error('no field for files');
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await tab.until('the entry of the question', () =>
      JSON.stringify(history.state).includes('"portal.back":1'),
    );
    await tab.goBack();
    await tab.click('button', /离开/, ['alertdialog', /./]);
    await tab.isAt('/courseManage');
  }),

  flow('a picture is dropped on the feedback, and removed', async (visit) => {
    const tab = await visit.openAs('teacher', '/space/workbench');
    await tab.click('button', /^咨询与反馈/);
    await tab.click('button', /^意见反馈/);
    await tab.click('tab', '提交反馈');
    await tab.giveFile(
      ['button', '添加图片'],
      { name: '红.png', type: 'image/png', bytes: Buffer.from(red, 'base64') },
      'drop',
    );
    await tab.click('button', /移除|删除/, ['dialog', '意见反馈']);
    await tab.gone('button', /移除|删除/, ['dialog', '意见反馈']);
  }),

  flow('a log-out in one tab is followed by another', async (visit) => {
    const tab = await visit.openAs('teacher', '/index');
    await tab.see('button', '陈思远的账号菜单');
    const other = await tab.openTab();
    await other.goTo('/course');
    await logOut(other);
    await other.see('link', '登录');
    await tab.see('link', '登录');
    await other.close();
  }),

  flow(
    'Back to a page that was left by another document shows nothing of a session that has ended',
    async (visit) => {
      const tab = await visit.openAs('teacher', '/space/myData');
      await tab.see('button', '陈思远的账号菜单');
      await tab.goTo('/favicon.svg');
      await tab.run(() => {
        document.cookie = 'portal_token=; path=/; max-age=0';
        localStorage.removeItem('portal.tokenRecord');
      });
      await tab.goBack();
      await tab.isAt(/^\/login\/index/);
      await tab.textGone('陈思远');
    },
  ),

  flow('elements of another site ask for no cookie: without a token they offer the log-in', async (visit) => {
    const tab = await visit.openAs('teacher', '/index');
    await tab.see('button', '陈思远的账号菜单');
    await tab.goTo(await visit.school('<portal-bell></portal-bell>'));
    await tab.click('button', /^消息通知/);
    await tab.see('link', /登录/, ['dialog', /./]);
  }),

  flow('a tab whose storage refuses everything still logs in and shows the workbench', async (visit) => {
    const tab = await visit.open();
    await tab.goTo('/login/index?redirect=%2Fspace%2Fworkbench');
    await tab.run(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await tab.typeInto(['textbox', '用户名'], 'teacher');
    await tab.typeInto(['textbox', '密码'], passwords.teacher);
    await tab.press('Enter');
    await tab.isAt('/space/workbench');
    await tab.see('button', '陈思远的账号菜单');
  }),
];
