import { act, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import {
  currentTab,
  openSharedDraft,
  useDraft,
  useDraftOwner,
  useFormDraft,
  useSharedFormDraft,
} from '#src/data/drafts/drafts.ts';
import { writeDraft } from '#src/data/drafts/draft-storage.ts';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import type { Portal } from '#src/portal.ts';
import { eventually } from '../../eventually.ts';
import { forgetSession } from '../../forget-session.ts';
import { good, openPortal } from '../session/server.ts';
import { hookWithin } from './within.tsx';

const portals: Portal[] = [];
beforeEach(forgetSession);
afterEach(() => {
  for (const portal of portals.splice(0)) portal.close();
  forgetSession();
});

function open(userId = 'u-1') {
  const { portal } = openPortal(() => good(null));
  portals.push(portal);
  if (userId) portal.session.logIn('t-1', userId);
  return portal;
}

const isBlank = (value: string) => value === '';
const note = (portal: Portal, document = 'note', options = {}) =>
  hookWithin(portal, (of: string) => useDraft(of, v.string(), '', isBlank, options), document);
const keysOf = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith('portal.draft'));
const kept = (storage: Storage) =>
  keysOf(storage).map((key) => JSON.parse(storage.getItem(key) ?? '').value as unknown);

describe('the owner of a draft', () => {
  test.each<[string, (portal: Portal) => void, string]>([
    ['a user', (portal) => portal.session.logIn('t-1', 'u-1'), 'u-1'],
    ['a guest', (portal) => portal.session.logIn('guest', ''), ''],
    ['a visitor', () => {}, ''],
  ])('is %s, within the organisation', (_, enter, userId) => {
    const portal = open('');
    enter(portal);
    expect(hookWithin(portal, useDraftOwner).result.current).toEqual({ orgCode: 'demo', userId });
  });
});

describe('a text that is being typed', () => {
  it('is stored with every change, and removed while it is empty', () => {
    const { result } = note(open());
    expect(result.current).toMatchObject({ value: '', offers: [] });
    act(() => result.current.change(() => '教'));
    act(() => result.current.change((former) => `${former}研`));
    expect(result.current.value).toBe('教研');
    expect(kept(localStorage)).toEqual(['教研']);
    act(() => result.current.change(() => ''));
    expect(result.current.value).toBe('');
    expect(keysOf(localStorage)).toEqual([]);
  });

  it('is there again when its view is, and elsewhere on the page', () => {
    const portal = open();
    const first = note(portal);
    act(() => first.result.current.change(() => '教研'));
    first.unmount();
    expect(note(portal).result.current.value).toBe('教研');
    expect(keysOf(localStorage)[0]).toContain(currentTab?.id);
    const shared = openSharedDraft({
      owner: { orgCode: 'demo', userId: 'u-1' },
      document: 'note',
      schema: v.string(),
    });
    expect(shared.getState().value).toBe('教研');
  });

  it('is seen by no other user, and of no other document', () => {
    const portal = open();
    const { result, rerender } = note(portal);
    act(() => result.current.change(() => '教研'));
    rerender('another');
    expect(result.current.value).toBe('');
    act(() => result.current.change(() => '别的'));
    rerender('note');
    expect(result.current.value).toBe('教研');
    act(() => portal.session.logIn('t-2', 'u-2'));
    expect(result.current.value).toBe('');
    act(() => result.current.change(() => '他人'));
    act(() => portal.session.logIn('t-3', 'u-1'));
    expect(result.current.value).toBe('教研');
    expect(kept(localStorage).toSorted()).toEqual(['他人', '别的', '教研'].toSorted());
  });

  it('of a private form stays in this tab alone', () => {
    const { result } = note(open(), 'note', { isPrivate: true });
    act(() => result.current.change(() => '教研'));
    expect(kept(sessionStorage)).toEqual(['教研']);
    expect(keysOf(localStorage)).toEqual([]);
  });

  it('belongs to the version that it was made from', () => {
    const { result } = note(open(), 'note', { version: 'v1', versionOf: (value: string) => `of-${value}` });
    act(() => result.current.change(() => 'a'));
    expect(keysOf(localStorage)).toEqual([`portal.draft:demo:u-1:note:of-a:${currentTab?.id}`]);
  });

  it('that a guest has left is offered after the log-in', async () => {
    const guests = { owner: { orgCode: 'demo', userId: '' }, document: 'note', version: '', tab: 'gone' };
    writeDraft(() => localStorage, guests, '游客写的');
    const { result } = note(open());
    await eventually(() => expect(result.current.offers).toHaveLength(1));
    expect(result.current.value).toBe('');
    act(() => result.current.offers[0]?.accept());
    expect(result.current).toMatchObject({ value: '游客写的', offers: [] });
    expect(keysOf(localStorage)).toEqual([`portal.draft:demo:u-1:note::${currentTab?.id}`]);
  });
});

describe('a text that is being typed while its view changes', () => {
  it('stays where the browser stores nothing', () => {
    const { result, rerender } = note(open());
    rerender('another');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => void vi.restoreAllMocks());
    act(() => result.current.change(() => '教研'));
    expect(result.current.value).toBe('教研');
  });

  it('is offered what a guest has left as soon as a user logs in', async () => {
    const guests = { owner: { orgCode: 'demo', userId: '' }, document: 'note', version: '', tab: 'gone' };
    writeDraft(() => localStorage, guests, '游客写的');
    const portal = open('');
    const { result } = note(portal);
    act(() => portal.session.logIn('t-1', 'u-1'));
    await eventually(() => expect(result.current.offers).toMatchObject([{ isGuests: true }]));
  });

  it('of a form goes to the user who is logged in by then', () => {
    const portal = open();
    const empty = { title: '' };
    const { result } = hookWithin(portal, () =>
      useSharedFormDraft('ticket', v.object({ title: v.string() }), empty, ({ title }) => title === ''),
    );
    act(() => portal.session.logIn('t-2', 'u-2'));
    act(() => result.current.setTyped(() => ({ title: '看不清楚' })));
    expect(result.current.typed).toEqual({ title: '看不清楚' });
    expect(keysOf(localStorage)).toEqual([`portal.draft:demo:u-2:ticket::${currentTab?.id}`]);
  });
});

describe('a form', () => {
  it('with personal data keeps what is typed in this tab, by field, until it is sent', () => {
    const portal = open();
    const { result, unmount } = hookWithin(portal, () => useFormDraft('register'));
    expect(result.current.typed).toEqual({});
    act(() => result.current.setTyped((typed) => ({ ...typed, mobile: '138' })));
    expect(result.current.typed).toEqual({ mobile: '138' });
    unmount();
    expect(hookWithin(portal, () => useFormDraft('register')).result.current.typed).toEqual({
      mobile: '138',
    });
    expect(keysOf(localStorage)).toEqual([]);
    const again = hookWithin(portal, () => useFormDraft('register'));
    act(() => again.result.current.setTyped(() => ({})));
    expect(keysOf(sessionStorage)).toEqual([]);
  });

  it('that outlives the tab keeps all of its fields', () => {
    const empty = { title: '', tags: [] as string[] };
    const schema = v.object({ title: v.string(), tags: v.array(v.string()) });
    const isEmpty = ({ title, tags }: typeof empty) => title === '' && tags.length === 0;
    const { result } = hookWithin(open(), () => useSharedFormDraft('ticket', schema, empty, isEmpty));
    expect(result.current).toMatchObject({ typed: empty, offers: [] });
    act(() => result.current.setTyped(() => ({ title: '看不清楚' })));
    expect(result.current.typed).toEqual({ title: '看不清楚', tags: [] });
    expect(kept(localStorage)).toEqual([{ title: '看不清楚', tags: [] }]);
    act(() => result.current.setTyped((typed) => ({ ...typed, tags: ['a'] })));
    expect(result.current.typed).toEqual({ title: '看不清楚', tags: ['a'] });
    act(() => result.current.setTyped(() => empty));
    expect(keysOf(localStorage)).toEqual([]);
  });
});

describe('a draft that was typed elsewhere', () => {
  const offer = (isGuests: boolean) => ({
    key: String(isGuests),
    at: Date.now(),
    isGuests,
    accept: vi.fn(),
    discard: vi.fn(),
  });
  const show = (offers: ReturnType<typeof offer>[]) =>
    render(
      <PortalProvider portal={open()}>
        <section aria-label="form">
          <DraftOffers offers={offers} />
        </section>
      </PortalProvider>,
    );

  it('is offered by whose it is and when it was written, never by what was typed', async () => {
    const [own, guests] = [offer(false), offer(true)];
    show([own, guests]);
    expect(await screen.findByText(/还有一份未提交的内容（.*\d\d:\d\d.* 写于另一个窗口）。/)).toBeTruthy();
    expect(screen.getByText(/这台设备上有一份登录前写下的内容/)).toBeTruthy();
    const [take, takeGuests] = screen.getAllByRole('button', { name: '恢复' });
    const [discard, discardGuests] = screen.getAllByRole('button', { name: '删除' });
    act(() => {
      take?.click();
      discardGuests?.click();
    });
    expect(own.accept).toHaveBeenCalledOnce();
    expect(guests.discard).toHaveBeenCalledOnce();
    expect([own.discard, guests.accept].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    act(() => {
      takeGuests?.click();
      discard?.click();
    });
    expect([own.discard, guests.accept].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('takes no room where there is none', async () => {
    show([]);
    await act(async () => {});
    expect(screen.getByRole('region', { name: 'form' }).childElementCount).toBe(0);
  });
});
