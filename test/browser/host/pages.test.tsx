import type { SafeUrl } from '#src/rules/safe-url.ts';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { useParams } from 'wouter';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Pages, type PageEntry } from '#host/app/routing/Pages.tsx';
import type { PageRoute, RouteMeta } from '#host/app/routing/routes.ts';
import { useQueryParams } from '#host/app/history/useQueryParams.ts';
import { mount } from '../mount.tsx';
import { KEPT_PAGES_MAX } from '#host/app/limits.ts';

function Note() {
  const [text, setText] = useState('');
  const query = useQueryParams();
  return (
    <label>
      便签 {query.toString()}
      <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}

function Detail() {
  const { id } = useParams<{ id: string }>();
  return <p>详情 {id}</p>;
}

function route(name: PageRoute['name'], path: SafeUrl, meta: RouteMeta): PageRoute {
  return { name, path, meta };
}

const list: PageEntry = {
  route: route('course', '/course', { keepAlive: true }),
  address: '/course?page=2',
  Page: Note,
};
const plain: PageEntry = {
  route: route('appDownload', '/appDownload', {}),
  address: '/appDownload',
  Page: Note,
};
const detail: PageEntry = {
  route: route('homePage', '/homePage/:id', {}),
  address: '/homePage/a%20b',
  Page: Detail,
};

function show(entry: PageEntry) {
  const view = mount(<Pages entry={entry} />);
  return { ...view, open: (next: PageEntry) => view.rerender(<Pages entry={next} />) };
}

it('keeps the state of a page that wants to be kept', async () => {
  const { open, getByLabelText } = show(list);
  await userEvent.fill(getByLabelText(/便签/), '写到一半');
  open(detail);
  expect(getByLabelText(/便签/)).not.toBeVisible();
  open(list);
  expect(getByLabelText(/便签/)).toBeVisible();
  expect(getByLabelText(/便签/)).toHaveValue('写到一半');
});

it('ends the effects of a page while it is kept, and runs them again when it is shown', () => {
  let running = 0;
  function Timer() {
    useEffect(() => {
      running += 1;
      return () => {
        running -= 1;
      };
    }, []);
    return <p>倒计时</p>;
  }
  const { open } = show({ ...list, Page: Timer });
  expect(running).toBe(1);
  open(detail);
  expect(running).toBe(0);
  open({ ...list, Page: Timer });
  expect(running).toBe(1);
});

it('refreshes what a kept page has queried when it is shown again, and shows the former until then', async () => {
  let asked = 0;
  function Counted() {
    const { data } = useSWR('counted', async () => ++asked, { dedupingInterval: 0 });
    return <p>第 {data ?? 0} 次</p>;
  }
  const { open, findByText, getByText } = show({ ...list, Page: Counted });
  await findByText('第 1 次');
  // SWR forgets a request in a later task than its answer; until then it asks no second time.
  await new Promise((resolve) => setTimeout(resolve));
  open(detail);
  expect(getByText('第 1 次')).not.toBeVisible();
  expect(asked).toBe(1);
  open({ ...list, Page: Counted });
  expect(getByText('第 1 次')).toBeVisible();
  await findByText('第 2 次');
});

it('lets a kept page go on seeing its own address', () => {
  const { open, getByText } = show(list);
  open(detail);
  expect(getByText(/page=2/)).not.toBeVisible();
});

it('gives a kept page its query as it was written, parsed once', () => {
  const { open, getByText } = show({ ...list, address: '/course?name=A%26B%3D100%25%2B%23' });
  open(detail);
  expect(getByText('便签 name=A%26B%3D100%25%2B%23')).not.toBeVisible();
});

it('forgets the state of every other page', async () => {
  const { open, getByLabelText } = show(plain);
  await userEvent.fill(getByLabelText(/便签/), '写到一半');
  open(detail);
  open(plain);
  expect(getByLabelText(/便签/)).toHaveValue('');
});

it('gives a page the parts of its path', () => {
  const { getByText } = show(detail);
  expect(getByText('详情 a b')).toBeVisible();
});

it('drops the page that was shown least recently once more are kept than the limit', async () => {
  const names = ['course', 'superstore', 'project', 'teacher', 'activity', 'liveList', 'contest'] as const;
  expect(names).toHaveLength(KEPT_PAGES_MAX + 1);
  const kept = names.map((name): PageEntry => ({
    route: route(name, `/${name}`, { keepAlive: true }),
    address: `/${name}?name=${name}`,
    Page: Note,
  }));
  const note = (view: ReturnType<typeof show>, name: string) =>
    view.queryByLabelText(new RegExp(`便签.*${name}$`));
  const [first, second] = kept;
  if (!first || !second) throw new Error('there are no pages');
  const view = show(first);
  await userEvent.fill(view.getByLabelText(/course/), '第一页');
  view.open(second);
  await userEvent.fill(view.getByLabelText(/superstore/), '第二页');
  // Show the first page again, so that the second one is now the oldest.
  view.open(first);
  for (const entry of kept.slice(2)) view.open(entry);
  expect(note(view, 'superstore')).toBeNull();
  expect(note(view, 'course')).toHaveValue('第一页');
  view.open(second);
  expect(note(view, 'superstore')).toHaveValue('');
});
