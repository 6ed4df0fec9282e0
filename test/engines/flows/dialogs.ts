import { flow, type Flow } from '../flow.ts';
import type { Tab, Wanted } from '../tab.ts';
import type { User } from '../visit.ts';

interface DialogCase {
  name: string;
  path: string;
  /** The teacher by default. */
  user?: User;
  width?: number;
  /** The control that is clicked before the one that opens the dialog. */
  before?: readonly Wanted[];
  opener: Wanted;
  dialog: Wanted;
  /** The control that has the focus afterwards; by default the one that opened the dialog. */
  after?: Wanted;
}

const feedback = ['dialog', '意见反馈'] as const;
const tools = ['button', /^咨询与反馈/] as const;
const PHONE = 390;

const cases: readonly DialogCase[] = [
  {
    name: 'feedback',
    path: '/index',
    before: [tools],
    opener: ['button', /^意见反馈/],
    dialog: feedback,
    after: tools,
  },
  {
    name: 'avatar',
    path: '/space/workbench',
    opener: ['button', '更换头像'],
    dialog: ['dialog', '更换头像'],
  },
  {
    name: 'log-out',
    path: '/index',
    before: [['button', '陈思远的账号菜单']],
    opener: ['menuitem', '退出登录'],
    dialog: ['alertdialog', '确定要退出登录吗？'],
    after: ['button', '陈思远的账号菜单'],
  },
  {
    name: 'share',
    path: '/courseHome?id=5001',
    opener: ['button', '分享'],
    dialog: ['dialog', '分享给同事'],
  },
  {
    name: 'certificate',
    path: '/space/myCertificates',
    opener: ['button', /^查看/],
    dialog: ['dialog', /./],
  },
  {
    name: 'cancellation of an order',
    path: '/space/orderDetail/202611001002',
    opener: ['button', '取消订单'],
    dialog: ['alertdialog', '确定取消这个订单吗？'],
  },
  {
    name: 'handing in of an exam',
    path: '/space/myExamination?id=ex-1',
    before: [['button', '开始考试']],
    opener: ['button', '交卷'],
    dialog: ['alertdialog', '确定要交卷吗？'],
  },
  {
    name: 'unbinding of WeChat',
    path: '/space/myData',
    opener: ['button', /解绑|解除绑定/],
    dialog: ['alertdialog', /./],
  },
  {
    name: 'cover of a course',
    path: '/createdCourse',
    user: 'admin',
    opener: ['button', '选择封面'],
    dialog: ['dialog', /./],
  },
  {
    name: 'import of questions',
    path: '/questionEdit?id=exam-100201',
    user: 'admin',
    opener: ['button', '导入'],
    dialog: ['dialog', '导入试题'],
  },
  {
    name: 'preview of an exam',
    path: '/questionEdit?id=exam-100201',
    user: 'admin',
    opener: ['button', '预览'],
    dialog: ['dialog', '预览试卷'],
  },
  {
    name: 'preview of a document',
    path: '/courseManage',
    user: 'admin',
    before: [['button', /的更多操作$/]],
    opener: ['menuitem', '预览'],
    dialog: ['dialog', /./],
    after: ['button', /的更多操作$/],
  },
  { name: 'filters', path: '/course', width: PHONE, opener: ['button', /^筛选/], dialog: ['dialog', /筛选/] },
  {
    name: 'navigation',
    path: '/index',
    width: PHONE,
    opener: ['button', '打开导航菜单'],
    dialog: ['dialog', '主导航'],
  },
  {
    name: 'menu of the personal space',
    path: '/space/workbench',
    width: PHONE,
    opener: ['button', '个人空间菜单'],
    dialog: ['dialog', /个人空间/],
  },
  {
    name: 'notifications',
    path: '/index',
    width: PHONE,
    opener: ['button', /^消息通知/],
    dialog: ['dialog', /消息通知/],
  },
];

/** More than the controls of most dialogs, so that the Tab key comes round. */
const TABS = 12;

async function expectFocusInside(tab: Tab, dialog: Wanted): Promise<void> {
  for (let presses = 0; presses < TABS; presses++) {
    if (!(await tab.hasFocusInside(...dialog)))
      throw new Error(`the focus is outside of the dialog after ${presses} presses of Tab`);
    await tab.press('Tab');
  }
}

async function expectModal(tab: Tab, dialog: Wanted, after: Wanted): Promise<void> {
  await tab.see(...dialog);
  await expectFocusInside(tab, dialog);
  await tab.press('Escape');
  await tab.gone(...dialog);
  await tab.isFocused(...after);
}

export const dialogs: readonly Flow[] = [
  ...cases.map(
    ({ name, path, user = 'teacher', width = 1440, before = [], opener, dialog, after = opener }) =>
      flow(`dialog: ${name}`, async (visit) => {
        const tab = await visit.openAs(user, path, { width });
        await tab.contentLoaded();
        for (const wanted of before) await tab.click(...wanted);
        await tab.click(...opener);
        await expectModal(tab, dialog, after);
      }),
  ),

  flow('dialog: the yearly report of an element', async (visit) => {
    const school = await visit.school(
      '<button>年度报告</button><portal-annual-report></portal-annual-report>',
      'teacher',
    );
    const tab = await visit.open();
    await tab.goTo(school);
    await tab.until('the element', () => customElements.get('portal-annual-report') !== undefined);
    await tab.run(() => {
      const button = document.querySelector('button');
      button?.addEventListener('click', () =>
        document.querySelector<HTMLElement & { open: () => void }>('portal-annual-report')?.open(),
      );
    });
    await tab.pressByKeys('button', '年度报告');
    await expectModal(tab, ['dialog', /./], ['button', '年度报告']);
  }),

  flow('dialog: the editor of the screenshot, over that of the feedback', async (visit) => {
    const tab = await visit.openAs('teacher', '/index');
    await tab.click(...tools);
    await tab.click('button', /^意见反馈/);
    await tab.click('tab', '提交反馈', feedback);
    await tab.click('button', '页面截图', feedback);
    await tab.until('the picture', () => document.querySelector('dialog canvas') !== null);
    await expectModal(tab, ['dialog', '页面截图'], ['button', '页面截图', feedback]);
    await expectModal(tab, feedback, tools);
  }),

  flow('dialog: removal of a comment', async (visit) => {
    const tab = await visit.openAs('teacher', '/courseHome?id=5001');
    // The ratings above the field load once it is near the window, and move it.
    await tab.hover('textbox', '写评论');
    await tab.seeText(/人评价/);
    await tab.typeInto(['textbox', '写评论'], '很有收获');
    await tab.click('button', '发布');
    await tab.click('button', '删除');
    await expectModal(tab, ['alertdialog', /./], ['button', '删除']);
  }),

  flow('dialog: a question over the chat', async (visit) => {
    const tab = await visit.openAs('teacher', '/index');
    await tab.click(...tools);
    await tab.click('button', /^意见反馈/);
    await tab.click('tab', /^我的反馈/, feedback);
    await tab.click('button', /处理中/, feedback);
    await tab.click('button', '关闭工单', feedback);
    await expectModal(tab, ['alertdialog', /./], ['button', '关闭工单', feedback]);
    await tab.see('textbox', '回复内容', feedback);
  }),
];
