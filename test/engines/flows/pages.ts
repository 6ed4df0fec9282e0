import { expect } from 'vitest';
import { flow, type Flow } from '../flow.ts';
import type { Tab } from '../tab.ts';
import type { User, Visit } from '../visit.ts';

/** One page of each kind. */
const paths: readonly [path: string, user?: User][] = [
  ['/index'],
  ['/course'],
  ['/search?searchVal=课堂'],
  ['/about/FAQ'],
  ['/projectHelp'],
  ['/appDownload'],
  ['/customerService'],
  ['/public'],
  ['/404'],
  ['/login/index'],
  ['/login/register'],
  ['/login/activate'],
  ['/courseHome?id=5001', 'teacher'],
  ['/coursePlay?id=5001&lesson=5001-1-1', 'teacher'],
  ['/space/workbench', 'teacher'],
  ['/space/myCourses', 'teacher'],
  ['/space/myExamination', 'teacher'],
  ['/space/myCertificates', 'teacher'],
  ['/space/myOrder', 'teacher'],
  ['/space/myData', 'teacher'],
  ['/space/point', 'teacher'],
  ['/space/myNotification', 'teacher'],
  ['/space/updatePwd', 'teacher'],
  ['/space/studyArchive', 'teacher'],
  ['/createdCourse', 'teacher'],
  ['/courseManage', 'teacher'],
];

const windows = [
  { width: 1440, height: 900, isDark: false },
  { width: 390, height: 844, isDark: true },
];

const open = (visit: Visit, path: string, user: User | undefined, options: (typeof windows)[number]) =>
  user ? visit.openAs(user, path, options) : visit.open(options);

async function look(tab: Tab, width: number): Promise<void> {
  await tab.see('heading', /./, ['main', /.*/]);
  if (await tab.run(() => document.querySelector('video') !== null)) await tab.see('slider', '播放进度');
  await tab.contentLoaded();
  await expect.poll(() => tab.invisibleTexts()).toEqual([]);
  // The header measures its links in a frame after the one that has moved them.
  await expect.poll(() => tab.isSideways()).toBe(false);
  await expect.poll(() => tab.cutControls()).toEqual([]);
  if (width < 992) await expect.poll(() => tab.smallFields()).toEqual([]);
}

export const pages: readonly Flow[] = paths.map(([path, user]) =>
  flow(`${path} on a desk in light, on a phone in dark`, async (visit) => {
    for (const options of windows) {
      const tab = await open(visit, path, user, options);
      if (!user) await tab.goTo(path);
      await look(tab, options.width);
    }
  }),
);
