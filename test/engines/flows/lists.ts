import { expect } from 'vitest';
import { flow } from '../flow.ts';
import type { Tab } from '../tab.ts';

const scrollTop = (tab: Tab) => tab.run(() => Math.round(window.scrollY));

export const lists = [
  flow('a list, one of its items, and Back to the same place', async (visit) => {
    const tab = await visit.openAs('teacher', '/course');
    await tab.click('button', '班级管理');
    await tab.isAt('/course?categoryId=c3');
    await tab.see('button', '取消条件“分类：班级管理”');
    // The list is short while it loads.
    await tab.until('the place', () => {
      window.scrollTo({ top: 500, behavior: 'instant' });
      return document.querySelector('main [aria-busy=true]') === null && Math.round(window.scrollY) === 500;
    });
    await tab.until('a course to open', () => {
      const link = document.querySelector<HTMLElement>('main h3 a, main a:has(h3)');
      link?.click();
      return link !== null;
    });
    await tab.isAt(/^\/courseHome/);
    await tab.see('heading', /./);
    await tab.goBack();
    await tab.isAt('/course?categoryId=c3');
    await tab.see('button', '取消条件“分类：班级管理”');
    await tab.until('the former place', () => Math.abs(window.scrollY - 500) < 3);
    expect(await scrollTop(tab)).toBe(500);
  }),
];
