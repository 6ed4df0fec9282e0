import { useImperativeHandle, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineElement, type ElementProps } from '#src/element/defineElement.tsx';
import type { ElementDefinition } from '#src/element/definition.ts';
import { configurePortal } from '#src/configure-portal.ts';
import type { PortalSettings } from '#src/config.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { createScene, forgetSession } from '../scene.ts';
import { eventually } from '../eventually.ts';

interface Handle {
  add(by: number): number;
}

interface ProbeProps extends ElementProps<Handle> {
  label?: string;
  size?: number;
  tone?: string;
  open?: boolean;
  userId?: string;
  secret?: { token: string };
  onChange?: (detail: { count: number }) => boolean;
  answers?: boolean[];
}

const mounted = vi.fn();
const unmounted = vi.fn();
const css = '@layer portal.widgets { .probe { color: rgb(1, 2, 3); } }';

/** Renders all its props, counts clicks, and can be made to crash. */
function Probe({ handle, onChange, secret, answers, ...shown }: ProbeProps) {
  useStyles(css);
  const [count, setCount] = useState(0);
  // A passive effect would not run in an element that is removed at once.
  useLayoutEffect(() => {
    mounted();
    window.addEventListener('probe', unmounted);
    return () => {
      window.removeEventListener('probe', unmounted);
      unmounted();
    };
  }, []);
  useImperativeHandle(handle, () => ({
    add(by) {
      setCount((now) => now + by);
      return by;
    },
  }));
  if (shown.label === 'crash') throw new Error('broken on purpose');
  return (
    <div className="probe">
      <output>{JSON.stringify(shown)}</output>
      <button
        type="button"
        onClick={() => {
          setCount(count + 1);
          const answer = onChange?.({ count: count + 1 }) ?? true;
          answers?.push(answer);
        }}
      >
        {count}
      </button>
      {secret ? <em>{secret.token}</em> : null}
    </div>
  );
}

const row = {
  tag: 'portal-probe',
  attributes: {
    label: { type: 'string' },
    size: { type: 'number', default: 57 },
    tone: { type: 'string', values: ['calm', 'loud'], default: 'calm' },
    open: { type: 'boolean' },
    'user-id': { type: 'string' },
  },
  properties: ['secret', 'answers'],
  methods: ['add'],
  events: { onChange: 'portal-change' },
} satisfies ElementDefinition;

interface ProbeElement extends HTMLElement, Handle {
  size: unknown;
  open: unknown;
  userId: string;
  secret: { token: string } | undefined;
  answers: boolean[];
}

// Created before the definition, as in a page's own markup.
const early = document.createElement(row.tag) as ProbeElement;
early.secret = { token: 'set-early' };
early.size = 80;

beforeEach(() => {
  forgetSession();
  configurePortal(createScene().options);
  defineElement(row, Probe);
  vi.clearAllMocks();
});
afterEach(() => {
  for (const element of document.querySelectorAll(row.tag)) element.remove();
});

const inside = (element: HTMLElement, selector: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(selector);
const ready = (element: HTMLElement) => eventually(() => expect(inside(element, 'output')).toBeTruthy());
const propsOf = (element: HTMLElement) =>
  JSON.parse(inside(element, 'output')?.textContent ?? '{}') as ProbeProps;

async function place(html = `<${row.tag}></${row.tag}>`): Promise<ProbeElement> {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  const element = holder.content.firstElementChild as ProbeElement;
  document.body.append(element);
  await ready(element);
  return element;
}

describe('an attribute', () => {
  test.each([
    ['open', true],
    ['open=""', true],
    ['open="open"', true],
    ['open="false"', false],
    ['', false],
  ])('that is boolean: <portal-probe %s> is %s', async (attribute, open) => {
    expect(propsOf(await place(`<portal-probe ${attribute}></portal-probe>`)).open).toBe(open);
  });

  test.each([
    ['size="40"', 40],
    ['size="0"', 0],
    ['size=""', 57],
    ['size="large"', 57],
    ['size="Infinity"', 57],
    ['', 57],
  ])('that is a number: <portal-probe %s> is %i', async (attribute, size) => {
    expect(propsOf(await place(`<portal-probe ${attribute}></portal-probe>`)).size).toBe(size);
  });

  test.each([
    ['tone="loud"', 'loud'],
    ['tone="furious"', 'calm'],
    ['', 'calm'],
  ])('with a choice of values: <portal-probe %s> is %s', async (attribute, tone) => {
    expect(propsOf(await place(`<portal-probe ${attribute}></portal-probe>`)).tone).toBe(tone);
  });

  test('that is a text may be a JSON text or look like anything else', async () => {
    expect(propsOf(await place(`<portal-probe label="{broken" user-id="u-1"></portal-probe>`))).toMatchObject(
      {
        label: '{broken',
        userId: 'u-1',
      },
    );
  });

  test('that is changed or removed shows at once', async () => {
    const element = await place('<portal-probe open size="40" tone="loud" label="a"></portal-probe>');
    element.setAttribute('size', '41');
    await eventually(() => expect(propsOf(element).size).toBe(41));
    for (const name of ['open', 'size', 'tone', 'label']) element.removeAttribute(name);
    await eventually(() => expect(propsOf(element)).toEqual({ open: false, size: 57, tone: 'calm' }));
  });
});

describe('the language and the theme', () => {
  const rootOf = (element: HTMLElement) => inside(element, '.portal-root');
  const look = (element: HTMLElement) => [rootOf(element)?.lang, rootOf(element)?.dataset.theme];
  const settingsOf = (settings: PortalSettings) => createScene({ settings }).options;

  afterEach(() => void (document.documentElement.lang = 'zh-CN'));

  test.each<[string, string, PortalSettings, string, (string | undefined)[]]>([
    ['nothing', '', {}, '', ['zh-CN', undefined]],
    ['the document', 'en', {}, '', ['en', undefined]],
    ['the settings', 'en', { locale: 'zh-CN', theme: 'dark' }, '', ['zh-CN', 'dark']],
    ['itself', 'zh', { locale: 'zh-CN', theme: 'dark' }, 'locale="en" theme="light"', ['en', 'light']],
    ['itself, back to the system', '', { theme: 'dark' }, 'theme="auto"', ['zh-CN', undefined]],
    ['its own lang', 'zh', {}, 'lang="en-GB"', ['en', undefined]],
    ['the settings, by wrong values', '', { locale: 'en' }, 'locale="fr" theme="pink"', ['en', undefined]],
  ])('are those of %s', async (_, lang, settings, attributes, expected) => {
    document.documentElement.lang = lang;
    configurePortal(settingsOf(settings));
    expect(look(await place(`<portal-probe ${attributes}></portal-probe>`))).toEqual(expected);
  });

  test('follow attributes, properties, the document and a new configuration, and keep the state', async () => {
    const [element, other] = [await place(), await place('<portal-probe locale="zh-CN"></portal-probe>')];
    const shows = (...expected: (string | undefined)[]) =>
      eventually(() => expect(look(element)).toEqual(expected));
    inside(element, 'button')?.click();
    await eventually(() => expect(inside(element, 'button')?.textContent).toBe('1'));
    document.documentElement.lang = 'en';
    await shows('en', undefined);
    element.setAttribute('locale', 'zh-CN');
    Object.assign(element, { theme: 'dark' });
    await shows('zh-CN', 'dark');
    element.removeAttribute('locale');
    Object.assign(element, { theme: null });
    await shows('en', undefined);
    document.documentElement.lang = 'zh-CN';
    await shows('zh-CN', undefined);
    configurePortal(settingsOf({ locale: 'en', theme: 'light' }));
    await shows('en', 'light');
    expect(look(other)).toEqual(['zh-CN', 'light']);
    expect(inside(element, 'button')?.textContent).toBe('1');
    expect([mounted.mock.calls.length, unmounted.mock.calls.length]).toEqual([2, 0]);
    // They are not props of the component.
    expect(propsOf(element)).toEqual({ open: false, size: 57, tone: 'calm' });
  });

  test('follow a move to another part of the page', async () => {
    const part = document.body.appendChild(document.createElement('section'));
    part.lang = 'en';
    const element = await place();
    part.append(element);
    await eventually(() => expect(look(element)).toEqual(['en', undefined]));
    part.remove();
  });
});

describe('a brand that is no colour', () => {
  const fillOf = async (brand: string) => {
    const element = await place();
    element.style.setProperty('--portal-brand', brand);
    const root = inside(element, '.portal-root');
    root?.style.setProperty('background', 'var(--portal-brand-fill)');
    return getComputedStyle(root as Element).backgroundColor;
  };

  test.each(['nonsense', '', '#12', '12px', 'url(a.svg)', 'red blue'])(
    '%j means the default one',
    async (brand) => {
      const ours = await fillOf('#3156e4');
      expect(ours).toMatch(/^color\(srgb-linear 0\.0\d+ 0\.0\d+ 0\.7\d+\)$/);
      expect(await fillOf(brand)).toBe(ours);
    },
  );

  test('while one that is a colour is taken, also by a variable', async () => {
    const [green, same] = [await fillOf('#0f766e'), await fillOf('var(--missing, rgb(15 118 110))')];
    expect(green).not.toBe(await fillOf('#3156e4'));
    expect(same).toBe(green);
  });
});

describe('a property', () => {
  test('set before the definition arrived is not lost', async () => {
    document.body.append(early);
    await ready(early);
    expect(propsOf(early).size).toBe(80);
    expect(inside(early, 'em')?.textContent).toBe('set-early');
    early.secret = { token: 'set-late' };
    await eventually(() => expect(inside(early, 'em')?.textContent).toBe('set-late'));
  });

  test('means the same as its attribute', async () => {
    const element = await place();
    Object.assign(element, { size: '40', open: '', userId: 'u-2' });
    await eventually(() => expect(propsOf(element)).toMatchObject({ size: 40, open: true, userId: 'u-2' }));
    Object.assign(element, { size: 'x', open: false });
    await eventually(() => expect(propsOf(element)).toMatchObject({ size: 57, open: false }));
    expect([element.size, element.open]).toEqual([57, false]);
  });

  test('never shows as an attribute', async () => {
    const element = await place();
    element.secret = { token: 'nobody-reads-this' };
    await eventually(() => expect(inside(element, 'em')?.textContent).toBe('nobody-reads-this'));
    expect(element.attributes).toHaveLength(0);
    expect(element.outerHTML).not.toContain('nobody-reads-this');
  });
});

describe('the life of an element', () => {
  test('that is never placed in the page mounts nothing', async () => {
    document.createElement(row.tag).setAttribute('label', 'a');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(mounted).not.toHaveBeenCalled();
  });

  test('keeps its state when insertBefore moves it', async () => {
    const element = await place();
    const other = document.body.appendChild(document.createElement('section'));
    inside(element, 'button')?.click();
    await eventually(() => expect(inside(element, 'button')?.textContent).toBe('1'));
    other.insertBefore(element, null);
    document.body.insertBefore(element, other);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(inside(element, 'button')?.textContent).toBe('1');
    expect([mounted.mock.calls.length, unmounted.mock.calls.length]).toEqual([1, 0]);
    element.setAttribute('label', 'still listening');
    await eventually(() => expect(propsOf(element).label).toBe('still listening'));
    other.remove();
  });

  test('keeps its state when moveBefore moves it', async () => {
    const element = await place();
    const other = document.body.appendChild(document.createElement('section'));
    inside(element, 'button')?.click();
    await eventually(() => expect(inside(element, 'button')?.textContent).toBe('1'));
    const move: unknown = Reflect.get(other, 'moveBefore');
    if (typeof move !== 'function') throw new Error('this browser has no moveBefore');
    move.call(other, element, null);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(element.parentElement).toBe(other);
    expect(inside(element, 'button')?.textContent).toBe('1');
    expect([mounted.mock.calls.length, unmounted.mock.calls.length]).toEqual([1, 0]);
    other.remove();
  });

  test('ends when it is removed, without a listener left, and begins anew when it comes back', async () => {
    const element = await place();
    inside(element, 'button')?.click();
    element.remove();
    await eventually(() => expect(unmounted).toHaveBeenCalledTimes(1));
    window.dispatchEvent(new Event('probe'));
    expect(unmounted).toHaveBeenCalledTimes(1);
    element.setAttribute('label', 'changed meanwhile');
    document.body.append(element);
    await eventually(() => expect(mounted).toHaveBeenCalledTimes(2));
    await eventually(() => expect(propsOf(element).label).toBe('changed meanwhile'));
    expect(inside(element, 'button')?.textContent).toBe('0');
  });

  test('survives leaving and coming back in two tasks, several times', async () => {
    const element = await place();
    for (let round = 0; round < 3; round++) {
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
      document.body.append(element);
      await new Promise((resolve) => setTimeout(resolve));
    }
    await ready(element);
    expect(mounted.mock.calls.length - unmounted.mock.calls.length).toBe(1);
    expect(element.shadowRoot?.querySelectorAll('output')).toHaveLength(1);
  });
});

describe('an event', () => {
  test('bubbles, leaves shadow roots, can be prevented, and tells what happened', async () => {
    const outer = document.body.appendChild(document.createElement('div'));
    const element = await place();
    outer.attachShadow({ mode: 'open' }).append(element);
    const heard = vi.fn((event: Event) => event);
    document.addEventListener('portal-change', heard);
    inside(element, 'button')?.click();
    document.removeEventListener('portal-change', heard);
    const event = heard.mock.calls[0]?.[0] as CustomEvent;
    expect(heard).toHaveBeenCalledTimes(1);
    expect([event.bubbles, event.composed, event.cancelable]).toEqual([true, true, true]);
    expect(event.detail).toEqual({ count: 1 });
    outer.remove();
  });

  test('that is prevented answers false to the component', async () => {
    const element = await place();
    const answers: boolean[] = [];
    element.answers = answers;
    element.addEventListener('portal-change', (event) => event.preventDefault(), { once: true });
    await new Promise((resolve) => setTimeout(resolve, 20));
    inside(element, 'button')?.click();
    inside(element, 'button')?.click();
    expect(answers).toEqual([false, true]);
  });
});

describe('a method', () => {
  test('called before anything is shown waits for it', async () => {
    const element = document.createElement(row.tag) as ProbeElement;
    element.add(2);
    element.add(3);
    document.body.append(element);
    element.add(4);
    await eventually(() => expect(inside(element, 'button')?.textContent).toBe('9'));
  });

  test('called later answers at once', async () => {
    const element = await place();
    expect(element.add(5)).toBe(5);
    await eventually(() => expect(inside(element, 'button')?.textContent).toBe('5'));
  });
});

describe('a crash', () => {
  test('stays inside: an error view, one event, nothing on the window, siblings untouched', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const onWindow = vi.fn();
    window.addEventListener('error', onWindow);
    const onError = vi.fn((event: Event) => event);
    document.addEventListener('portal-error', onError);
    const sibling = await place();
    const element = await place();
    inside(sibling, 'button')?.click();

    element.setAttribute('label', 'crash');
    await eventually(() => expect(inside(element, '[role=alert]')?.textContent).toContain('页面出现异常'));
    expect(onError).toHaveBeenCalledTimes(1);
    const event = onError.mock.calls[0]?.[0] as CustomEvent<{ name: string; message: string }>;
    expect(event.target).toBe(element);
    expect(event.detail).toEqual({ name: 'Error', message: 'broken on purpose', code: undefined });
    expect(onWindow).not.toHaveBeenCalled();
    expect(inside(sibling, 'button')?.textContent).toBe('1');

    element.setAttribute('label', 'mended');
    const retry = () =>
      [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find((one) => one.textContent === '重试');
    await eventually(() => expect(retry()).toBeDefined());
    retry()?.click();
    await eventually(() => expect(propsOf(element).label).toBe('mended'));
    window.removeEventListener('error', onWindow);
    document.removeEventListener('portal-error', onError);
    vi.restoreAllMocks();
  });
});

test('a second definition of the same tag is harmless', async () => {
  const known = customElements.get(row.tag);
  expect(() => defineElement(row, () => null)).not.toThrow();
  expect(customElements.get(row.tag)).toBe(known);
  expect(propsOf(await place()).size).toBe(57);
});

test('all elements share one constructed sheet for each style text', async () => {
  const elements = [await place(), await place()];
  const sheets = elements.map((element) => element.shadowRoot?.adoptedStyleSheets ?? []);
  expect(sheets[0]?.length).toBeGreaterThan(2);
  expect(sheets[1]).toEqual(sheets[0]);
  sheets[0]?.forEach((sheet, place) => expect(sheets[1]?.[place]).toBe(sheet));
  expect(elements[0]?.shadowRoot?.querySelector('style')).toBeNull();
  const probe = elements[0] ? inside(elements[0], '.probe') : null;
  expect(probe ? getComputedStyle(probe).color : '').toBe('rgb(1, 2, 3)');
});

test('the end of a session is told, an expiry as well as a choice', async () => {
  const { options, enter } = createScene({ as: 'teacher' });
  const portal = configurePortal(options);
  enter(portal.session);
  const element = await place();
  const heard = vi.fn();
  element.addEventListener('portal-signed-out', (event) => heard((event as CustomEvent).detail));
  portal.session.end({ type: 'expired', message: '登录已过期' });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ why: 'expired' });
  portal.close();
});
