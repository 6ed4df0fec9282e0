import HomeworkPage from '#host/app/pages/homework/HomeworkPage.tsx';
import { beforeEach, describe, expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import ContestReviewPage from '#host/app/pages/contest-review/ContestReviewPage.tsx';
import ObservationPage from '#host/app/pages/observation/ObservationPage.tsx';
import MarkingPage from '#host/app/pages/marking/MarkingPage.tsx';
import InvoicingPage from '#host/app/pages/orders/InvoicingPage.tsx';
import SearchPage from '#host/app/pages/search/SearchPage.tsx';
import { openDetails, studioId } from './host/details/details-scene.tsx';
import { openList } from './host/lists/lists-scene.tsx';
import { openPage } from './host/page-scene.tsx';
import { openPlayer } from './host/player/player-scene.tsx';
import { testFailedSends } from './failed-sends.ts';
import { call, testSilentFill, type FillCase } from './silent-fill.ts';

type Page = Pick<
  ReturnType<typeof openPage>,
  'findAllByLabelText' | 'findAllByRole' | 'getByRole' | 'calls' | 'sandbox'
>;

interface PageCase extends FillCase {
  open: () => Page | Promise<Page>;
}

/** A course that the demo's teacher has finished. */
const finished = '5004';
/** A studio that the teacher leads. */
const led = await studioId({ isLed: true });
const courses = '/api/course/app/course/getListByFilter';

// The pages of the portal are no elements of the CDN.
const pages: readonly PageCase[] = [
  {
    name: 'an invoice',
    source: 'host/app/pages/orders/InvoiceForm.tsx',
    async open() {
      const page = openPage(InvoicingPage, '/space/invoicing?orders=202611001001', { as: 'teacher' });
      await page.findByText('已选 1 个订单，开票金额');
      return page;
    },
    fields: [
      [/发票抬头/, '青屏县城关小学'],
      [/接收邮箱/, 'chen@donghu.example'],
    ],
    button: '提交开票申请',
    sent: call('/api/portal/invoice/create', { title: '青屏县城关小学', email: 'chen@donghu.example' }),
  },
  {
    name: 'the points of an answer',
    source: 'host/app/pages/marking/MarkForm.tsx',
    async open() {
      const page = openPage(MarkingPage, '/examinationReadings?id=mk-1&paper=mk-1-12', { as: 'teacher' });
      await page.findByText('已阅 11 / 30');
      return page;
    },
    index: 1,
    fields: [[/^得分/, '19']],
    button: '保存评分',
    sent: call('/api/portal/exam/paper/mk-1-12/mark', { questionId: 'r-12', points: 19 }),
  },
  {
    name: 'the search of the portal',
    source: 'host/app/pages/search/SearchForm.tsx',
    open: () => openPage(SearchPage, '/search?searchVal=%E8%AF%BE', { as: 'guest' }),
    fields: [['搜索内容', '古诗文']],
    button: '搜索',
    sent: (page) => expect(page.calls(courses).at(-1)?.query.searchVal).toBe('古诗文'),
  },
  {
    name: 'the search of a list',
    source: 'host/app/content/ListSearchField.tsx',
    open: () => openList('/course'),
    fields: [['在“课程”中搜索', '古诗文']],
    button: '搜索',
    sent: (page) => expect(page.calls(courses).at(-1)?.query.searchVal).toBe('古诗文'),
  },
  {
    name: 'a review',
    source: 'host/app/pages/details/reviews/ReviewForm.tsx',
    async open() {
      const page = openDetails(`/courseHome?id=${finished}`);
      await userEvent.click(await page.findByRole('button', { name: '写评价' }));
      await userEvent.click(await page.findByRole('radio', { name: '4 星' }));
      return page;
    },
    fields: [['评价内容', '课例很实用']],
    button: '发布评价',
    keys: '',
    sent: call(`/api/portal/review/course/${finished}`, { stars: 4, content: '课例很实用' }),
  },
  {
    name: 'an announcement',
    source: 'host/app/pages/details/announcements/AnnouncementForm.tsx',
    async open() {
      const page = openDetails(`/studioHome?id=${led}`);
      await userEvent.click(await page.findByRole('button', { name: '发布公告' }));
      return page;
    },
    fields: [['公告内容', '周五集体备课']],
    button: '发布',
    keys: '',
    sent: call(`/api/portal/announcement/studio/${led}`, { content: '周五集体备课' }),
  },
  {
    name: 'an assignment',
    source: 'host/app/content/work/WorkForm.tsx',
    open: () => openPage(HomeworkPage, '/space/homework/hw-demo-2001-1', { as: 'teacher' }),
    fields: [['作业内容', '以真实任务带动单元学习']],
    button: '提交作业',
    keys: '',
    sent: call('/api/portal/homework/hw-demo-2001-1/submission', { content: '以真实任务带动单元学习' }),
  },
  {
    name: 'a work for a contest',
    source: 'host/app/content/work/WorkForm.tsx',
    async open() {
      const page = openDetails('/contest?id=6008');
      await userEvent.click(await page.findByRole('button', { name: '提交作品' }));
      return page;
    },
    fields: [
      [/^标题/, '单元教学设计'],
      ['作品内容', '以真实任务带动单元学习'],
    ],
    button: '提交',
    keys: '',
    sent: call('/api/portal/contest/6008/work', {
      title: '单元教学设计',
      content: '以真实任务带动单元学习',
    }),
  },
  {
    name: 'the review of a work',
    source: 'host/app/pages/contest-review/ReviewForm.tsx',
    open: () => openPage(ContestReviewPage, '/supermarket/review?id=6012&paper=6012-9', { as: 'teacher' }),
    fields: [
      [/^目标与内容/, '28'],
      [/^活动设计/, '36'],
      [/^评价与证据/, '17'],
      [/^规范与表达/, '9'],
    ],
    button: '保存评审',
    sent: call('/api/portal/contest/6012/review/6012-9', {
      points: { aim: 28, design: 36, assessment: 17, form: 9 },
    }),
  },
  {
    name: 'the mark of an assignment',
    source: 'host/app/pages/homework/MarkForm.tsx',
    open: () =>
      openPage(HomeworkPage, '/space/homework/hw-demo-2002-1?paper=hw-demo-2002-1-8', { as: 'teacher' }),
    fields: [['得分（满分 100）', '92']],
    button: '批阅完成',
    sent: call('/api/portal/homework/hw-demo-2002-1/submission/hw-demo-2002-1-8', { points: 92 }),
  },
  {
    name: 'the sheet of an observed lesson',
    source: 'host/app/pages/observation/SheetForm.tsx',
    open: () => openPage(ObservationPage, '/space/listen/5024', { as: 'teacher' }),
    fields: [
      ['学生参与', '14'],
      ['目标达成', '13'],
    ],
    button: '提交评课',
    // The question before it names the total, in which the filled points count.
    sent: () => expect(document.body).toHaveTextContent('提交评课？'),
  },
  {
    name: 'a note',
    source: 'host/app/pages/player/notes/NoteForm.tsx',
    async open() {
      const player = openPlayer('coursePlay', 'id=5001');
      await userEvent.click(await player.findByRole('tab', { name: '笔记' }));
      await player.findByLabelText('新笔记');
      return { ...player, calls: () => [] };
    },
    fields: [['新笔记', '撕下来拼一拼']],
    button: /添加笔记$/,
    keys: '{Control>}{Enter}{/Control}',
    sent: (page) => expect(page.getByRole('list', { name: '本节笔记' })).toHaveTextContent('撕下来拼一拼'),
  },
];

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await browserPage.viewport(1440, 900);
});

describe('what fields hold without an event is sent by', () => {
  testSilentFill(pages, ({ open }) => open());
});

describe('nothing is lost when the server fails in', () => {
  testFailedSends(pages, ({ open }) => open());
});
