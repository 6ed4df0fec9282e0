import { configure, within } from '@testing-library/dom';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { configurePortal, type Portal } from '../core.ts';
import '../define-elements.ts';
import { createScene, forgetSession } from '../../scene.ts';
import { angular } from './angular.ts';
import { html } from './html.ts';
import { lit } from './lit.ts';
import { preact } from './preact.tsx';
import { defineProbe, mounted, shownBy } from './probe.tsx';
import { react } from './react.tsx';
import { counts, detailOf, openStage, place, plain, search, soon } from './show.ts';
import { eventNames, type EventProp, type Framework, type LateView, type PageView } from './stage.ts';
import { svelte } from './svelte.ts';
import { vue } from './vue.ts';

// Testing Library cannot print a shadow root in its error messages.
configure({ getElementError: (message) => new Error(message ?? 'not found') });

const frameworks: readonly Framework[] = [react, vue, svelte, angular, preact, lit, html];

let portal: Portal;

beforeAll(() => {
  // Elements speak the language of the document, and Vitest's page is English.
  document.documentElement.lang = 'zh-CN';
  defineProbe();
});
beforeEach(() => {
  forgetSession();
  const { options, enter } = createScene({ as: 'teacher' });
  portal = configurePortal(options);
  enter(portal.session);
});
afterEach(() => {
  portal.close();
  forgetSession();
});

/**
 * They include the checks of https://custom-elements-everywhere.com (basic and advanced tests of its repository,
 * webcomponents/custom-elements-everywhere): children, data of every type, and events of every style of name.
 */
describe.each(frameworks.map((framework) => [framework.name, framework] as const))('%s', (_, framework) => {
  test('gives a text and a number, and changes them', async () => {
    const { shows, update } = await openStage(framework);
    await shows({ label: 'a label', size: 40 });
    await update({ label: 'another', size: 0 });
    await shows({ label: 'another', size: 0 });
  });

  test('turns a boolean on and off', async () => {
    const { first, shows, update } = await openStage(framework, { isOpen: false });
    expect(first()?.open).toBe(false);
    await update({ isOpen: true });
    await shows({ open: true });
    await update({ isOpen: false });
    await shows({ open: false });
  });

  test('sets a property in camelCase', async () => {
    const { first, shows, update } = await openStage(framework);
    await shows({ userId: 'u-1001' });
    await update({ userId: 'u-2' });
    await shows({ userId: 'u-2' });
    expect(first()?.userId).toBe('u-2');
  });

  test('gives an object as it is, which shows in no attribute', async () => {
    const secret = { token: 'of-the-page' };
    const { first, shows, update } = await openStage(framework, { secret });
    await shows({ token: 'of-the-page' });
    expect(first()?.secret).toBe(secret);
    expect(first()?.outerHTML).not.toMatch(/of-the-page|object Object/);
    await update({ secret: { token: 'another' } });
    await shows({ token: 'another' });
  });

  test('gives an array as it is', async () => {
    const items = ['a', 'b'];
    const { first, shows, update } = await openStage(framework, { items });
    await shows({ items: ['a', 'b'] });
    expect(first()?.items).toBe(items);
    expect(first()?.outerHTML).not.toContain('a,b');
    await update({ items: ['c'] });
    await shows({ items: ['c'] });
  });

  test('gives an object to a property in camelCase', async () => {
    const pageData = { title: 'a page' };
    const { first, shows, update } = await openStage(framework, { pageData });
    await shows({ title: 'a page' });
    expect(first()?.pageData).toBe(pageData);
    expect(first()?.outerHTML).not.toContain('object Object');
    await update({ pageData: { title: 'another' } });
    await shows({ title: 'another' });
  });

  test('sets attribute and property before the definition has come', async () => {
    const root = place();
    const view: LateView = { label: 'early', secret: { token: 'set-early' } };
    const shown = await framework.late(root, view);
    onTestFinished(() => shown.end());
    const late = () => shownBy(root.querySelector(framework.lateTag));
    expect(late()).toBeUndefined();
    defineProbe(framework.lateTag);
    await soon(() => expect(late()).toMatchObject({ label: 'early', token: 'set-early' }));
    await shown.update({ label: 'late', secret: { token: 'set-late' } });
    await soon(() => expect(late()).toMatchObject({ label: 'late', token: 'set-late' }));
  });

  test.each(Object.entries(eventNames) as [EventProp, string][])('hears %s as %s', async (prop, name) => {
    const hear = vi.fn((event: Event) => event);
    const { first } = await openStage(framework, { hear });
    expect(first()?.raise(prop, { count: 3 })).toBe(true);
    expect(hear).toHaveBeenCalledTimes(1);
    const [event] = hear.mock.calls[0] ?? [];
    expect([event?.type, event?.target]).toEqual([name, first()]);
    expect(detailOf(event)).toEqual({ count: 3 });
  });

  test('lets a listener hear that the page has added by hand', async () => {
    const hear = vi.fn((event: Event) => event);
    const { first, update, shows } = await openStage(framework);
    first()?.addEventListener('portal-size-change', hear);
    first()?.raise('onKebab', { count: 3 });
    expect(hear).toHaveBeenCalledTimes(1);
    await update({ label: 'rendered again' });
    await shows({ label: 'rendered again' });
    first()?.raise('onKebab', { count: 4 });
    expect(hear.mock.calls.map(([event]) => detailOf(event))).toEqual([{ count: 3 }, { count: 4 }]);
  });

  test('prevents what an event announces', async () => {
    let isRefused = true;
    const { first } = await openStage(framework, {
      hear: (event) => {
        if (isRefused) event.preventDefault();
      },
    });
    expect(first()?.raise('onKebab', {})).toBe(false);
    isRefused = false;
    expect(first()?.raise('onKebab', {})).toBe(true);
  });

  test('keeps and changes what stands inside of an element', async () => {
    const { first, shows, update } = await openStage(framework);
    expect(first()?.textContent?.trim()).toBe('of the page');
    await update({ child: 'changed', label: 'changed too' });
    await shows({ label: 'changed too' });
    expect(first()?.textContent?.trim()).toBe('changed');
    expect(first()?.shadowRoot?.querySelectorAll('output')).toHaveLength(1);
  });

  test('hides and shows an element, which ends and begins anew', async () => {
    const label = `hides in ${framework.name}`;
    const { first, root, shows, update } = await openStage(framework, { label });
    first()?.add(2);
    await shows({ count: 2 });
    await update({ label, isShown: false });
    await soon(() => expect(mounted.get(label)).toBe(0));
    expect(root.querySelector('portal-probe')).toBeNull();
    await update({ label, isShown: true, size: 41 });
    await shows({ label, size: 41, count: 0, token: 'nobody-reads-this', userId: 'u-1001' });
    // Effects run after the first paint.
    await soon(() => expect(mounted.get(label)).toBe(1));
    expect(first()?.textContent?.trim()).toBe('of the page');
  });

  test('reorders a list of elements, which keep their state', async () => {
    const { probes, update } = await openStage(framework, { isShown: false, keys: ['a', 'b', 'c', 'd'] });
    const former = new Map(probes().map((probe) => [probe.label, probe]));
    probes().forEach((probe, place) => probe.add(place));
    await soon(() => expect(counts(probes())).toEqual(['a0', 'b1', 'c2', 'd3']));
    await update({ isShown: false, keys: ['d', 'b', 'a', 'e', 'c'] });
    await soon(() => expect(counts(probes())).toEqual(['d3', 'b1', 'a0', 'e0', 'c2']));
    for (const probe of probes()) if (probe.label !== 'e') expect(probe).toBe(former.get(probe.label));
    await soon(() =>
      expect(['a', 'b', 'c', 'd', 'e'].map((key) => mounted.get(key))).toEqual([1, 1, 1, 1, 1]),
    );
  });

  test('removes one of a list, which alone ends', async () => {
    const { probes, update } = await openStage(framework, { isShown: false, keys: ['x', 'y', 'z'] });
    await update({ isShown: false, keys: ['x', 'z'] });
    await soon(() => expect(mounted.get('y')).toBe(0));
    expect(counts(probes())).toEqual(['x0', 'z0']);
    await soon(() => expect([mounted.get('x'), mounted.get('z')]).toEqual([1, 1]));
  });

  test('ends all elements when it ends', async () => {
    const label = `ends in ${framework.name}`;
    const root = place();
    const shown = await framework.stage(root, { ...plain, label, keys: [`${label} too`] });
    await soon(() => expect([mounted.get(label), mounted.get(`${label} too`)]).toEqual([1, 1]));
    await shown.end();
    await soon(() => expect([mounted.get(label), mounted.get(`${label} too`)]).toEqual([0, 0]));
    expect(root.querySelector('portal-probe')).toBeNull();
  });

  test('shows header, bell, search and feedback desk of the portal, hears them and calls them', async () => {
    const root = place();
    const hearUnread = vi.fn((event: Event) => event);
    const hearNavigate = vi.fn((event: Event) => event.preventDefault());
    let desk: HTMLElement | null = null;
    const view: PageView = {
      hasNavigation: false,
      placement: 'bottom-start',
      hearUnread,
      hearNavigate,
      keepDesk: (element) => void (desk = element ?? desk),
    };
    const shown = await framework.page(root, view);
    onTestFinished(() => shown.end());
    const inside = (tag: string) => {
      const shadow = root.querySelector(tag)?.shadowRoot;
      if (!shadow) throw new Error(`${tag} is not there`);
      // The queries use no API that a shadow root lacks.
      return within(shadow as unknown as HTMLElement);
    };

    await soon(() => inside('portal-bell').getByRole('button', { name: '消息通知，99+ 条未读' }));
    expect(detailOf(hearUnread.mock.calls.at(-1)?.[0])).toEqual({ count: 128 });
    expect(Reflect.get(root.querySelector('portal-bell') ?? {}, 'placement')).toBe('bottom-start');

    await soon(() => inside('portal-header').getByRole('button', { name: '陈思远的账号菜单' }));
    expect(inside('portal-header').queryByRole('link', { name: '教研活动' })).toBeNull();
    await shown.update({ ...view, hasNavigation: true });
    await soon(() => inside('portal-header').getAllByText('教研活动'));

    await search(inside('portal-search').getByRole('searchbox'), '大单元');
    await soon(() => expect(hearNavigate).toHaveBeenCalledTimes(1));
    expect(detailOf(hearNavigate.mock.calls[0]?.[0])).toMatchObject({
      url: expect.stringContaining(encodeURIComponent('大单元')),
    });

    const open: unknown = Reflect.get(desk ?? {}, 'open');
    if (typeof open !== 'function') throw new Error('the desk was not handed over');
    open.call(desk, 'submit');
    await soon(() => inside('portal-feedback').getByRole('dialog'));
  });
});
