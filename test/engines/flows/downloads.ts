import { expect } from 'vitest';
import { flow } from '../flow.ts';
import type { Tab, Wanted } from '../tab.ts';
import type { Visit } from '../visit.ts';

const BYTE_ORDER_MARK = '\uFEFF';

async function expectFile(tab: Tab, button: Wanted, name: RegExp, start: string): Promise<void> {
  await tab.see(...button);
  await tab.contentLoaded();
  const saved = await tab.download(() => tab.click(...button));
  expect(saved.name).toMatch(name);
  expect(saved.bytes.subarray(0, start.length).toString('latin1')).toBe(start);
}

async function openCertificate(visit: Visit): Promise<Tab> {
  const tab = await visit.openAs('teacher', '/space/myCertificates');
  await tab.click('button', /^查看/);
  await tab.see('button', '打印', ['dialog', /./]);
  return tab;
}

export const downloads = [
  flow('download: a list as CSV', async (visit) => {
    const tab = await visit.openAs('teacher', '/space/myOrder');
    const utf8 = Buffer.from(BYTE_ORDER_MARK).toString('latin1');
    await expectFile(tab, ['button', '导出'], /\.csv$/, utf8);
  }),

  flow('download: the calendar as ICS', async (visit) => {
    const tab = await visit.openAs('teacher', '/space/myCourses');
    await expectFile(tab, ['button', '全部加入日历'], /^学习日历\.ics$/, 'BEGIN:VCALENDAR\r\n');
  }),

  flow('download: a certificate as PNG', async (visit) => {
    await expectFile(await openCertificate(visit), ['button', '存为图片'], /\.png$/, '\u0089PNG');
  }),

  flow('download: a certificate as PDF', async (visit) => {
    await expectFile(await openCertificate(visit), ['button', '存为 PDF'], /\.pdf$/, '%PDF-1.');
  }),
];
