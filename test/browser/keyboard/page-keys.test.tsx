import { within } from '@testing-library/dom';
import { beforeEach, expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import ExamPage from '#host/app/pages/exam/ExamPage.tsx';
import HomePage from '#host/app/pages/home/HomePage.tsx';
import LearningCentrePage from '#host/app/pages/learning/LearningCentrePage.tsx';
import MarkingPage from '#host/app/pages/marking/MarkingPage.tsx';
import ObservationPage from '#host/app/pages/observation/ObservationPage.tsx';
import { openDetails } from '../host/details/details-scene.tsx';
import { openEditor } from '../host/editor/editor-scene.tsx';
import { openPage } from '../host/page-scene.tsx';
import { wantMotion } from '../motion.ts';
import { eventually } from '../../eventually.ts';
import { focusName, tryKeys } from './try-keys.ts';

const as = { as: 'teacher' } as const;

beforeEach(() => browserPage.viewport(1440, 900));

async function openCarousel() {
  wantMotion(true);
  const page = openPage(HomePage, '/index', as);
  const inside = within(await page.findByRole('region', { name: '推荐内容' }));
  const tabs = inside.getAllByRole('tab');
  const placeOf = (name: string) => name.replace(/^第 (\d) 张.*$/, 'slide $1');
  const read = () => {
    const shown = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true') + 1;
    const turns = inside.queryByRole('button', { name: '暂停自动播放' }) ? 'turning' : 'still';
    return `slide ${shown} of ${tabs.length}, ${turns}, focus on ${placeOf(focusName())}`;
  };
  return { inside, tabs, read };
}

tryKeys({
  name: 'the dots of the carousel',
  pattern: 'tabs',
  async open() {
    const { inside, tabs, read } = await openCarousel();
    inside.getByRole('button', { name: /自动播放/ }).focus();
    await userEvent.keyboard('{Tab}');
    expect(tabs[0]).toHaveFocus();
    return read;
  },
  keys: {
    ArrowRight: [
      ['', 'slide 2 of 4, still, focus on slide 2'],
      ['{End}', 'slide 1 of 4, still, focus on slide 1'],
    ],
    ArrowLeft: 'slide 4 of 4, still, focus on slide 4',
    Home: [['{End}', 'slide 1 of 4, still, focus on slide 1']],
    End: 'slide 4 of 4, still, focus on slide 4',
    Tab: [
      ['', 'slide 1 of 4, still, focus on 上一张'],
      ['{End}', 'slide 4 of 4, still, focus on 上一张'],
    ],
    'Shift+Tab': 'slide 1 of 4, still, focus on 开始自动播放',
    Delete: { leftOut: 'no slide can be removed' },
  },
});

tryKeys({
  name: 'the button that starts and stops the carousel',
  pattern: 'button',
  async open() {
    const { inside, read } = await openCarousel();
    inside.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    // The key that has led here has stopped it.
    await eventually(() => expect(read()).toBe('slide 1 of 4, still, focus on 开始自动播放'));
    return read;
  },
  keys: {
    Enter: [
      ['', 'slide 1 of 4, turning, focus on 暂停自动播放'],
      ['{Enter}', 'slide 1 of 4, still, focus on 开始自动播放'],
    ],
    Space: [
      ['', 'slide 1 of 4, turning, focus on 暂停自动播放'],
      [' ', 'slide 1 of 4, still, focus on 开始自动播放'],
    ],
  },
});

tryKeys({
  name: 'the next slide',
  pattern: 'button',
  async open() {
    const { inside, read } = await openCarousel();
    inside.getByRole('button', { name: '下一张' }).focus();
    return read;
  },
  keys: {
    Enter: 'slide 2 of 4, still, focus on 下一张',
    Space: 'slide 2 of 4, still, focus on 下一张',
  },
});

tryKeys({
  name: 'the days of a month',
  pattern: 'grid',
  async open() {
    const page = openPage(LearningCentrePage, '/space/myCourses?day=2027-01-20', as);
    const grid = await page.findByRole('grid', { name: '2027年1月' });
    within(grid)
      .getByRole('button', { name: /^1月20日/ })
      .focus();
    return () => {
      const stops = page.getByRole('grid').querySelectorAll('[tabindex="0"]');
      const isInside = page.getByRole('grid').contains(document.activeElement);
      const focus = isInside ? /^\d+月\d+日/.exec(focusName())?.[0] : 'what follows';
      return `${new URLSearchParams(window.location.search).get('day')}, focus on ${focus}, ${stops.length} stop`;
    };
  },
  keys: {
    ArrowLeft: '2027-01-19, focus on 1月19日, 1 stop',
    ArrowRight: '2027-01-21, focus on 1月21日, 1 stop',
    ArrowUp: '2027-01-13, focus on 1月13日, 1 stop',
    ArrowDown: '2027-01-27, focus on 1月27日, 1 stop',
    Home: '2027-01-18, focus on 1月18日, 1 stop',
    End: '2027-01-24, focus on 1月24日, 1 stop',
    PageUp: '2026-12-20, focus on 12月20日, 1 stop',
    PageDown: '2027-02-20, focus on 2月20日, 1 stop',
    'Shift+PageUp': '2026-01-20, focus on 1月20日, 1 stop',
    'Shift+PageDown': '2028-01-20, focus on 1月20日, 1 stop',
    'Control+Home': '2027-01-01, focus on 1月1日, 1 stop',
    'Control+End': '2027-01-31, focus on 1月31日, 1 stop',
    Enter: '2027-01-20, focus on 1月20日, 1 stop',
    Space: '2027-01-20, focus on 1月20日, 1 stop',
    Tab: '2027-01-20, focus on what follows, 1 stop',
  },
});

tryKeys({
  name: 'the map of an exam',
  pattern: 'toolbar',
  async open() {
    const page = openPage(ExamPage, '/space/myExamination?id=ex-1', as);
    await userEvent.click(await page.findByRole('button', { name: '开始考试' }));
    await userEvent.click(await page.findByRole('button', { name: /^第 5 题，/ }));
    const entry = await page.findByRole('button', { name: /^第 5 题，/, current: 'step' });
    entry.focus();
    const map = entry.parentElement;
    const first = map?.firstElementChild;
    return () => {
      const focused = document.activeElement;
      if (map?.contains(focused)) return /\d+/.exec(focusName())?.[0] ?? '';
      // The map is the last part of the page; after it comes the browser's own.
      if (focused === document.body) return 'after the map';
      const isAfter =
        focused && first && first.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isAfter ? 'after the map' : 'before the map';
    };
  },
  keys: {
    ArrowRight: [
      ['', '6'],
      ['{End}', '1'],
    ],
    ArrowLeft: [
      ['', '4'],
      ['{Home}', '12'],
    ],
    Home: '1',
    End: '12',
    Tab: [
      ['', 'after the map'],
      ['{Home}', 'after the map'],
      ['{Home}{Shift>}{Tab}{/Shift}', '5'],
    ],
    'Shift+Tab': [
      ['', 'before the map'],
      ['{End}', 'before the map'],
    ],
  },
});

const spinbuttons = [
  [
    'the points of an answer',
    20,
    async () => {
      const page = openPage(MarkingPage, '/examinationReadings?id=mk-1&paper=mk-1-12', as);
      return (await page.findAllByRole<HTMLInputElement>('spinbutton', { name: /^得分/ })).at(-1);
    },
  ],
  [
    'the points of a criterion',
    10,
    async () => {
      const page = openPage(ObservationPage, '/space/listen/5022', { ...as, settings: { api: '' } });
      return page.findByRole<HTMLInputElement>('spinbutton', { name: '目标明确' });
    },
  ],
] as const;

for (const [name, max, find] of spinbuttons) {
  const end = String(max).length;
  tryKeys({
    name,
    pattern: 'spinbutton',
    async open() {
      const field = await find();
      if (!field) throw new Error(`there is no field for ${name}`);
      await userEvent.fill(field, '5');
      return () =>
        `${field.value}, ${field.getAttribute('aria-valuenow')}, cursor ${field.selectionStart}-${field.selectionEnd}`;
    },
    keys: {
      ArrowUp: '6, 6, cursor 1-1',
      ArrowDown: '4, 4, cursor 1-1',
      // The two move the cursor, as in any field that is typed into: neither may change what was typed.
      Home: '5, 5, cursor 0-0',
      End: [['{Home}', '5, 5, cursor 1-1']],
      PageUp: `${max}, ${max}, cursor ${end}-${end}`,
      PageDown: '0, 0, cursor 1-1',
      ArrowLeft: '5, 5, cursor 0-0',
      'Shift+Home': '5, 5, cursor 0-1',
    },
  });
}

tryKeys({
  name: 'a branch of the tree of subjects',
  pattern: 'disclosure',
  async open() {
    const tree = await openEditor().group('学段学科');
    const summary = await tree.findByText('小学');
    summary.focus();
    return () => (summary.closest('details')?.open ? 'open' : 'closed');
  },
  keys: { Enter: 'open', Space: 'open' },
});

tryKeys({
  name: 'a work of a contest',
  pattern: 'disclosure',
  async open() {
    const page = openDetails('/contest?id=6024');
    const button = (await page.findAllByRole('button', { name: /^查看作品/ }))[0];
    button?.focus();
    return () => (button?.getAttribute('aria-expanded') === 'true' ? 'open' : 'closed');
  },
  keys: { Enter: 'open', Space: 'open' },
});
