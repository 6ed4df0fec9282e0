import { expect } from 'vitest';
import { flow } from '../flow.ts';
import type { Tab } from '../tab.ts';
import type { Visit } from '../visit.ts';

const titles = ['导入', '探究', '总结'];

const nameField = (number: number) => ['textbox', `第 ${number} 章名称`] as const;

async function openChapters(visit: Visit): Promise<Tab> {
  const tab = await visit.openAs('admin', '/createdCourse');
  // The choices come late, and move what is below them.
  await tab.seeText('小学');
  await tab.seeText('班级管理');
  for (const [index, title] of titles.entries()) {
    await tab.click('button', '添加一章');
    await tab.typeInto(nameField(index + 1), title);
  }
  return tab;
}

async function expectOrder(tab: Tab, order: readonly string[]): Promise<void> {
  await expect
    .poll(() => Promise.all([1, 2, 3].map((number) => tab.textOf(...nameField(number)))))
    .toEqual(order);
}

/** Lifts the chapter whose handle has the focus. */
async function lift(tab: Tab, position: number): Promise<void> {
  await tab.press('Space');
  await tab.seeText(`已拿起“总结”，当前是第 ${position} 项，共 3 项。`);
  // The library listens for the next key by a timer, which Chromium puts behind a key that comes within some ms.
  await tab.run(() => new Promise<void>((resolve) => setTimeout(resolve)));
}

/** Lifts the last chapter by keys, and moves it up once. */
async function liftLast(tab: Tab): Promise<void> {
  await tab.tabTo('button', '拖动排序：总结');
  await lift(tab, 3);
  await tab.press('ArrowUp');
  await tab.seeText('“总结”移到第 2 项，共 3 项。');
}

export const sorting = [
  flow('chapters are sorted by the pointer', async (visit) => {
    const tab = await openChapters(visit);
    const from = await tab.pointOf('button', '拖动排序：总结');
    const to = await tab.pointOf('button', '拖动排序：导入');
    await tab.drag([
      from,
      { x: from.x, y: from.y - 20 },
      { x: from.x, y: to.y + 20 },
      { x: from.x, y: to.y - 20 },
    ]);
    await expectOrder(tab, ['总结', '导入', '探究']);
  }),

  flow('chapters are sorted by keys: lifted, moved and put down', async (visit) => {
    const tab = await openChapters(visit);
    await liftLast(tab);
    await tab.press('Space');
    await tab.seeText('已放下“总结”，现在是第 2 项，共 3 项。');
    await expectOrder(tab, ['导入', '总结', '探究']);
  }),

  flow('a chapter that was put down is lifted and moved again', async (visit) => {
    const tab = await openChapters(visit);
    await liftLast(tab);
    await tab.press('Space');
    await tab.seeText('已放下“总结”，现在是第 2 项，共 3 项。');
    await tab.isFocused('button', '拖动排序：总结');
    await lift(tab, 2);
    await tab.press('ArrowUp');
    await tab.seeText('“总结”移到第 1 项，共 3 项。');
    await tab.press('Space');
    await expectOrder(tab, ['总结', '导入', '探究']);
  }),

  flow('a chapter that was lifted by keys is put back by Escape', async (visit) => {
    const tab = await openChapters(visit);
    await liftLast(tab);
    await tab.press('Escape');
    await tab.seeText('已取消移动，“总结”仍是第 3 项。');
    await expectOrder(tab, titles);
  }),

  flow('chapters are sorted by buttons, which keep the focus', async (visit) => {
    const tab = await openChapters(visit);
    await tab.click('button', '上移：总结');
    await expectOrder(tab, ['导入', '总结', '探究']);
    await tab.isFocused('button', '上移：总结');
  }),
];
