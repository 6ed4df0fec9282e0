import { beforeEach, expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import QuestionEditPage from '#host/app/pages/question-edit/QuestionEditPage.tsx';
import { openEditor } from '../host/editor/editor-scene.tsx';
import { openPage } from '../host/page-scene.tsx';
import { eventually } from '../../eventually.ts';
import { tryKeys } from './try-keys.ts';

beforeEach(() => browserPage.viewport(1440, 900));

type Page = Pick<ReturnType<typeof openPage>, 'host' | 'findAllByRole' | 'getAllByRole'>;

const lists: [string, () => Promise<Page>][] = [
  [
    'the chapters of a course',
    async () => {
      const editor = openEditor('/createdCourse');
      for (const [index, title] of ['导学', '课例', '反思'].entries()) {
        await editor.click('添加一章');
        await userEvent.fill(await editor.field(`第 ${index + 1} 章名称`), title);
      }
      return editor;
    },
  ],
  [
    'the questions of an exam',
    async () => openPage(QuestionEditPage, '/questionEdit?id=exam-100101', { as: 'teacher' }),
  ],
];

/** The texts of a drag, without the names of items and lists. */
const steps = [
  ['lifted', /已拿起“.*”，当前是第 (\d) 项/],
  ['moved', /“.*”移到第 (\d) 项/],
  ['dropped', /已放下“.*”，现在是第 (\d) 项/],
  ['cancelled', /已取消移动，“.*”仍是第 (\d) 项/],
] as const;

/** The second item with the focus on one of its controls, and what is announced of it. */
async function openItem(open: () => Promise<Page>, control: RegExp) {
  const page = await open();
  const item = (await page.findAllByRole('button', { name: control }))[1];
  item?.focus();
  const read = () => {
    const said = page.getAllByRole('status').map(({ textContent }) => textContent);
    const told = said.flatMap((text) =>
      steps.flatMap(([step, pattern]) => {
        const place = pattern.exec(text)?.[1];
        return place ? [`${step}, item ${place}`] : [];
      }),
    );
    const place = page
      .getAllByRole('button', { name: control })
      .indexOf(document.activeElement as HTMLElement);
    return `${told.at(-1) ?? 'at rest'}, focus on ${place + 1}`;
  };
  return read;
}

for (const [name, open] of lists) {
  tryKeys({
    name: `the handle in ${name}`,
    pattern: 'button',
    open: () => openItem(open, /^拖动排序：/),
    keys: { Enter: 'lifted, item 2, focus on 2', Space: 'lifted, item 2, focus on 2' },
  });

  tryKeys({
    name: `an item of ${name} that is picked up and moved`,
    pattern: 'sorting',
    async open() {
      const read = await openItem(open, /^拖动排序：/);
      await userEvent.keyboard(' ');
      await eventually(() => expect(read()).toBe('lifted, item 2, focus on 2'));
      await userEvent.keyboard('{ArrowDown}');
      await eventually(() => expect(read()).toBe('moved, item 3, focus on 2'));
      return read;
    },
    keys: {
      ArrowDown: name.includes('exam') ? 'moved, item 4, focus on 2' : { leftOut: 'it is at the end' },
      ArrowUp: 'lifted, item 2, focus on 2',
      Space: 'dropped, item 3, focus on 3',
      Enter: 'dropped, item 3, focus on 3',
      Escape: 'cancelled, item 2, focus on 2',
      Tab: 'dropped, item 3, focus on 3',
    },
  });

  tryKeys({
    name: `the button that moves up in ${name}`,
    pattern: 'button',
    open: () => openItem(open, /^上移：/),
    keys: { Enter: 'dropped, item 1, focus on 1', Space: 'dropped, item 1, focus on 1' },
  });
}
