import { within } from '@testing-library/dom';
import { onTestFinished } from 'vitest';
import { PageHeadContext, type PageHead } from '#host/app/routing/page-head.ts';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { Pages } from '#host/app/routing/Pages.tsx';
import DetailsPage from '#host/app/pages/details/DetailsPage.tsx';
import { createSandbox, type FaultSettings } from '#host/sandbox/index.ts';
import type { ListItem } from '#src/api/list-item.ts';
import { renderOnScene } from '#test/kit/index.ts';
import type { SceneOptions } from '#test/scene.ts';

/** Renders the details page of an address, as the portal does. */
export function openDetails(address: string, options: SceneOptions = { as: 'teacher' }) {
  const heads: PageHead[] = [];
  const showHead = (head: PageHead) => {
    heads.push(head);
    return () => {};
  };
  const { pathname, searchParams } = new URL(address, 'http://portal');
  const matched = matchRoute(pathname, searchParams);
  if ('redirect' in matched) throw new Error(`${address} leads to ${matched.redirect}`);
  const { container, sandbox, portal, close } = renderOnScene(
    <PageHeadContext value={showHead}>
      <main style={{ background: 'var(--portal-canvas)' }}>
        <Pages entry={{ route: matched.to, address, Page: DetailsPage }} />
      </main>
    </PageHeadContext>,
    options,
  );
  onTestFinished(() => {
    close();
    window.scrollTo(0, 0);
  });
  return {
    ...within(container),
    host: container,
    sandbox,
    session: portal.session,
    /** The last head that the page has set. */
    head: () => heads.at(-1),
    calls: (path: string) => sandbox.calls().filter((call) => call.path === path),
    toasts: () => [...container.querySelectorAll('[part=toast]')].map((toast) => toast.textContent),
  };
}

export type Details = ReturnType<typeof openDetails>;

const lists = {
  course: '/api/course/app/course/getListByFilter',
  live: '/api/live/live/getListByFilter',
  project: '/api/project/home/getListByFilter',
  resource: '/api/interact/discover/getListByFilter',
  studio: '/api/studio/app/studio/getListByFilter',
  activity: '/api/activity/base/getListByFilter',
};
export const coursePath = lists.course;
export const projectPath = lists.project;
export const livePath = lists.live;
export const resourcePath = lists.resource;

/** Asks a sandbox like the one of the test, whose data is the same. */
async function ask<Data>(path: string): Promise<Data> {
  const sandbox = createSandbox();
  const headers = { authorization: `Bearer ${sandbox.tokenOf('teacher')}` };
  const response = await sandbox.fetch(`http://sandbox.localhost${path}`, { headers });
  return ((await response.json()) as { data: Data }).data;
}

/** Returns the first item of a list that fits. */
export async function itemOf(path: string, fits: (item: ListItem) => boolean): Promise<ListItem> {
  const { records } = await ask<{ records: ListItem[] }>(`${path}?current=1&size=100`);
  const found = records.find(fits);
  if (!found) throw new Error(`${path} has no such item`);
  return found;
}

/** Returns a project that the teacher can still join, or has yet to confirm. */
export async function projectTo(action: 'join' | 'confirm'): Promise<ListItem> {
  const own = await ask<(ListItem & { confirmed: boolean })[]>('/pxapp/api/project/userProjectListHasOrder');
  return itemOf(lists.project, ({ id, status }) => {
    const mine = own.find((project) => project.id === id);
    return status !== 2 && (action === 'join' ? !mine : mine?.confirmed === false);
  });
}

/** Lets the next requests of an endpoint fail or answer otherwise. */
export const meeting = (
  path: string,
  fault: Omit<FaultSettings, 'path' | 'method'> & { method?: FaultSettings['method'] },
  as: SceneOptions['as'] = 'teacher',
): SceneOptions => ({
  as,
  prepare: (sandbox) => sandbox.fault({ method: 'GET', path, ...fault }),
});

/** Returns the id of one of the teacher's own courses. */
export async function ownCourse({ isFinished }: { isFinished: boolean }): Promise<string> {
  const path = '/hkw/api/my/course?current=1&size=100';
  const { records } = await ask<{ records: { id: string; progress: number }[] }>(path);
  const found = records.find(({ progress }) => (progress === 100) === isFinished);
  if (!found) throw new Error('no such course of one’s own');
  return found.id;
}

/** Returns the id of a session or an activity of a status that the teacher does not take part in, and does not lead. */
export async function openItem(source: 'live' | 'activity', status: number): Promise<string> {
  const own = { live: '/api/portal/record/live/page', activity: '/api/activity/base/mine/page' }[source];
  const { records } = await ask<{ records: { id: string }[] }>(`${own}?current=1&size=100`);
  const isOpen = (item: ListItem) =>
    item.status === status && item.authorId !== 'u-1001' && records.every(({ id }) => id !== item.id);
  return (await itemOf(lists[source], isOpen)).id;
}

/** Returns the id of a studio that the teacher leads, or has no part in. */
export async function studioId({ isLed }: { isLed: boolean }): Promise<string> {
  const path = '/api/portal/record/studio/page?current=1&size=100';
  const { records } = await ask<{ records: { id: string }[] }>(path);
  const fits = ({ id, authorId }: ListItem) =>
    (authorId === 'u-1001') === isLed && records.every((own) => own.id !== id);
  return (await itemOf(lists.studio, fits)).id;
}
