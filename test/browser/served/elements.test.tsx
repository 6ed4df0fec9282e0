import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Bell, bellDefinition } from '#widgets/bell/index.ts';
import { Header, headerDefinition } from '#widgets/header/index.ts';
import { eventually, show, type ShowOptions } from '../widget.tsx';

/** Tests the contract between every element and its page, on the elements as they are served. */
const bell = (options: ShowOptions = { as: 'teacher' }) =>
  show('element', { row: bellDefinition, component: Bell }, options);

interface BellElement extends HTMLElement {
  placement: unknown;
  open(): void;
}

const shadowOf = (element: Element) => {
  if (!element.shadowRoot) throw new Error('the element has no shadow root');
  return element.shadowRoot;
};
const panelOf = (element: Element) => shadowOf(element).querySelector('[role=dialog]');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => page.viewport(1280, 800));

describe('an attribute', () => {
  test.each([
    ['', true],
    ['nav', true],
    ['false', false],
    [null, false],
  ])('that is boolean: nav=%j is %s', async (value, isShown) => {
    const { host, findByRole, queryByRole } = show(
      'element',
      { row: headerDefinition, component: Header },
      { as: 'teacher' },
    );
    if (value !== null) host.setAttribute('nav', value);
    await findByRole('button', { name: /账号菜单/ });
    if (isShown) await findByRole('navigation', { name: '主导航' });
    else {
      await pause(100);
      expect(queryByRole('navigation', { name: '主导航' })).toBeNull();
    }
    expect(Reflect.get(host, 'nav')).toBe(isShown);
  });

  test('falls back where its value is none of those it may have, or is gone', () => {
    const { host } = bell();
    const element = host as BellElement;
    element.setAttribute('placement', 'bottom-start');
    expect(element.placement).toBe('bottom-start');
    element.setAttribute('placement', 'nowhere');
    expect(element.placement).toBe('bottom-end');
    element.placement = 'bottom-start';
    expect([element.placement, element.getAttribute('placement')]).toEqual(['bottom-start', 'nowhere']);
    element.removeAttribute('placement');
    expect(element.placement).toBe('bottom-end');
  });
});

describe('the life of an element', () => {
  test('that is never placed in the page makes no request', async () => {
    const { sandbox, calls } = bell();
    await eventually(() => expect(sandbox.calls()).toHaveLength(1));
    document.createElement('portal-bell');
    await pause(100);
    expect(calls('/api/msg/message/getMessageCount')).toHaveLength(1);
  });

  test.each(['insertBefore', 'moveBefore'] as const)('keeps its state when %s moves it', async (method) => {
    const { host, findByRole } = bell();
    await userEvent.click(await findByRole('button', { name: /^消息通知/ }));
    await findByRole('dialog');
    const panel = panelOf(host);
    const other = document.body.appendChild(document.createElement('section'));
    const move = Reflect.get(other, method) as (node: Node, before: Node | null) => void;
    move.call(other, host, null);
    await pause(50);
    expect(host.parentElement).toBe(other);
    expect(panelOf(host)).toBe(panel);
    other.replaceWith(host);
  });

  test('ends when it is removed, and begins again when it comes back', async () => {
    const { host, findByRole } = bell();
    await userEvent.click(await findByRole('button', { name: /^消息通知/ }));
    await findByRole('dialog');
    host.remove();
    await eventually(() => expect(shadowOf(host).querySelector('button')).toBeNull());
    document.body.append(host);
    await findByRole('button', { name: '消息通知，99+ 条未读' });
    expect(panelOf(host)).toBeNull();
  });
});

describe('an element in another document', () => {
  const frame = () => {
    const host = document.body.appendChild(document.createElement('iframe'));
    // A narrow window has larger targets.
    Object.assign(host, { width: '1280', height: '800' });
    return { body: host.contentDocument?.body, close: () => host.remove() };
  };
  const looks = (element: Element) => {
    const style = getComputedStyle(shadowOf(element).querySelector('button') ?? element);
    return [style.inlineSize, style.borderRadius, style.display, style.cursor];
  };

  test('that is moved there and back keeps its styles and its state', async () => {
    const { host, findByRole } = bell();
    const button = await findByRole('button', { name: '消息通知，99+ 条未读' });
    const former = looks(host);
    const sheets = shadowOf(host).adoptedStyleSheets.length;
    const { body, close } = frame();
    body?.append(host);
    expect(host.ownerDocument).not.toBe(document);
    await eventually(() => expect(looks(host)).toEqual(former));
    expect(shadowOf(host).adoptedStyleSheets).toHaveLength(sheets);
    document.body.append(host);
    await eventually(() => expect(looks(host)).toEqual(former));
    expect(shadowOf(host).querySelector('button')).toBe(button);
    close();
  });

  test('still renders', async () => {
    const { host, findByRole } = bell();
    const button = await findByRole('button', { name: '消息通知，99+ 条未读' });
    const { body, close } = frame();
    body?.append(host);
    button.click();
    // Testing Library computes no names in another window.
    await eventually(() => expect(panelOf(host)?.querySelectorAll('li').length).toBeGreaterThan(0));
    document.body.append(host);
    await findByRole('list', { name: '未读消息' });
    close();
  });

  test('that is first shown there has its styles', async () => {
    const { host, findByRole } = bell();
    await findByRole('button', { name: '消息通知，99+ 条未读' });
    const { body, close } = frame();
    const other = body?.appendChild(document.createElement('portal-bell')) as HTMLElement;
    await eventually(() => expect(looks(other)).toEqual(looks(host)));
    close();
  });
});

test('a method that is called before anything is shown waits for it', async () => {
  const { host, findByRole } = bell();
  (host as BellElement).open();
  await findByRole('dialog');
});

test('an event bubbles, leaves shadow roots, can be prevented, and tells what happened', async () => {
  const heard = vi.fn((event: Event) => event);
  document.addEventListener('portal-unread', heard);
  const outer = document.body.appendChild(document.createElement('div'));
  const { host } = bell();
  outer.attachShadow({ mode: 'open' }).append(host);
  await eventually(() => expect(heard).toHaveBeenCalledOnce());
  document.removeEventListener('portal-unread', heard);
  const event = heard.mock.calls[0]?.[0] as CustomEvent;
  expect(event.target).toBe(outer);
  expect([event.bubbles, event.composed, event.cancelable]).toEqual([true, true, true]);
  expect(event.detail).toEqual({ count: 128 });
  outer.remove();
});

test('the end of a session is told, without the token or its message', async () => {
  const { host, session, findByRole } = bell();
  await findByRole('button', { name: '消息通知，99+ 条未读' });
  const heard = vi.fn();
  host.addEventListener('portal-signed-out', (event) => heard((event as CustomEvent).detail));
  session.end({ type: 'expired', message: '登录已过期' });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ why: 'expired' });
});

test('elements share one constructed sheet for each style text, and have no style element', async () => {
  const { host, findByRole } = bell();
  await findByRole('button', { name: /^消息通知/ });
  const other = document.body.appendChild(document.createElement('portal-bell'));
  const sheets = () => [host, other].map((element) => shadowOf(element).adoptedStyleSheets);
  await eventually(() => expect(sheets()[1]?.length).toBeGreaterThan(2));
  const [first = [], second = []] = sheets();
  second.forEach((sheet) => expect(first).toContain(sheet));
  expect(shadowOf(host).querySelector('style')).toBeNull();
  other.remove();
});
