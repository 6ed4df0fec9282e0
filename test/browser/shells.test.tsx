import { expect, test } from 'vitest';
import { LegacyFeedback, legacyFeedbackRow } from '../../widgets/legacy-feedback/index.ts';
import type { ShellElement } from '../../host/cdn/shell.tsx';
import { deviceCode } from '../../src/http/device.ts';
import { setUser } from '../../src/session/set-user.ts';
import { PORTAL_VERSION } from '../../src/version.ts';
import { openLogin } from './login-scene.tsx';
import { noInfo, paths, registerByWechat, showChange, showFirst, showForgot } from './passwords-scene.tsx';
import { eventually, show } from './widget.tsx';

/** The first picture of a component, which its shell shows until somebody turns to it. */
interface Picture {
  file: string;
  /** Shows the component as React makes it. */
  show: () => unknown;
  /** What is there when it is complete. */
  text: string;
  /** What stands for others, by the name of its place. */
  values?: Readonly<Record<string, string>>;
  /** The picture before a value is known, by its name: what is different there. */
  before?: Readonly<Record<string, () => unknown>>;
  /** What is there then; default: that it is loading. */
  textBefore?: string;
  /** What is there only where a value is known, by a selector. */
  conditions?: Readonly<Record<string, string>>;
}

const legacy = { row: legacyFeedbackRow, component: LegacyFeedback };

const never = { method: 'GET', delayMs: 60_000 };

const pictures: readonly Picture[] = [
  {
    file: 'set-password',
    text: '暂不设置',
    async show() {
      const { sandbox, session } = showFirst('React', { as: 'visitor' });
      const { token, userId } = await registerByWechat(sandbox);
      session.signIn(token, userId);
    },
  },
  {
    file: 'set-password-known',
    text: '您的账号已设置过登录密码。',
    show() {
      const { session } = showFirst('React', { as: 'teacher' });
      setUser(session, { userInfo: { ...noInfo, userId: 'u-1001' }, roles: [], permissions: [] });
    },
  },
  {
    file: 'change-password',
    text: '138****5678',
    values: { phone: '138****5678', mobile: '13812345678' },
    show: () => showChange('React'),
    before: {
      phone: () =>
        showChange('React', { as: 'teacher', prepare: ({ fault }) => fault({ ...never, path: paths.safe }) }),
    },
  },
  {
    file: 'forgot-password',
    text: '400-668-2026',
    values: { phone: '138****5678', support: '400-668-2026', call: '4006682026' },
    conditions: { support: '.portal-password-panel-support' },
    show: () => showForgot('React'),
    before: {
      phone: () =>
        showForgot('React', {
          as: 'teacher',
          prepare: ({ fault }) => fault({ ...never, path: paths.phone }),
        }),
    },
  },
  {
    file: 'legacy-feedback',
    text: '提交',
    values: { device: deviceCode(navigator.userAgent), version: PORTAL_VERSION },
    show: () => show('React', legacy, { as: 'teacher' }),
    textBefore: '提交',
    before: { user: () => show('React', legacy, { as: 'guest' }) },
  },
  {
    file: 'login',
    text: '注册账号',
    conditions: { register: 'a[href="/login/register"]' },
    show: () => showLogin(['account']),
  },
  {
    file: 'login-methods',
    text: '注册账号',
    conditions: {
      register: 'a[href="/login/register"]',
      mobile: '[role=tab]:nth-child(2)',
      wechat: '[role=tab]:nth-child(3)',
    },
    show: () => showLogin(['account', 'mobile', 'wechat']),
  },
];

// After a change of a component: npx vitest run -c test/vitest.config.ts --project browser shells -u
test.each(pictures)('$file: what is shown first', async (picture) => {
  await picture.show();
  let shell = shellOf(await shown(picture.text), picture);
  for (const [name, show] of Object.entries(picture.before ?? {})) {
    for (const widget of document.querySelectorAll(tops)) widget.remove();
    await show();
    shell = withBefore(shell, shellOf(await shown(picture.textBefore ?? '加载中'), picture), name);
  }
  const text = JSON.stringify(shell, null, 1);
  await expect(`${text}\n`).toMatchFileSnapshot(`../../host/cdn/shells/${picture.file}.json`);
});

const tops = '[part=panel], [part=login], [part=legacy-feedback]';

function shown(text: string): Promise<Element> {
  return eventually(() => {
    const top = document.querySelector(tops);
    if (!top?.textContent?.includes(text)) throw new Error(`not shown: ${text}`);
    return top;
  });
}

type Child = ShellElement[number];

/** One of both: what differs stands there before the value is known, and after. */
function withBefore(after: ShellElement, before: ShellElement, name: string): ShellElement {
  const [tag, attributes, ...children] = after as unknown as [string, ShellElement[1], ...Child[]];
  const former = before.slice(2);
  const merged = children.flatMap((child, place): Child[] => {
    const other = former[place];
    if (JSON.stringify(child) === JSON.stringify(other)) return [child];
    if (isElement(child) && isElement(other) && child[0] === other[0])
      return [withBefore(child, other, name)];
    return [
      ...(isElement(other) ? [conditional(other, 'unless', name)] : []),
      isElement(child) ? conditional(child, 'if', name) : child,
    ];
  });
  return [tag, attributes, ...merged];
}

const isElement = (child: Child | undefined): child is ShellElement => Array.isArray(child);

function conditional(
  [tag, attributes, ...children]: ShellElement,
  condition: 'if' | 'unless',
  name: string,
): ShellElement {
  return [
    tag as string,
    { [condition]: `{${name}}`, ...(attributes as object) },
    ...children,
  ] as ShellElement;
}

/** The log-in of an organisation with these ways in. */
async function showLogin(methods: readonly string[]): Promise<void> {
  const { portal } = openLogin('React component');
  await eventually(() => expect(portal.session.read().orgConfig).not.toBeNull());
  const { orgConfig } = portal.session.read();
  if (orgConfig) portal.session.set({ orgConfig: { ...orgConfig, userLoginType: [...methods] } });
}

/** Attributes without a value. */
const switches = new Set(['checked', 'disabled', 'hidden', 'novalidate', 'readonly', 'required']);

/** An element as it is kept in a file: its ids are counted, and what stands for others has places. */
function shellOf(top: Element, { values = {}, conditions = {} }: Picture): ShellElement {
  const ids = new Map<string, string>();
  const plain = (given: string) => {
    let text = given.replace(/_r_\w+_/g, (id) => {
      if (!ids.has(id)) ids.set(id, `s${ids.size}`);
      return ids.get(id) ?? '';
    });
    for (const [name, value] of Object.entries(values)) text = text.replaceAll(value, `{${name}}`);
    return text;
  };
  const keep = (element: Element): ShellElement => {
    const condition = Object.entries(conditions).find(([, selector]) => element.matches(selector))?.[0];
    const attributes = [...element.attributes]
      // What an icon says for style sheets that we have not.
      .filter(({ name }) => !(element.localName === 'svg' && /^(?:class|xmlns)$/.test(name)))
      // Drawn anew, it would empty the field.
      .filter(({ name, value }) => !(name === 'value' && value === ''))
      .map(({ name, value }) => [name, switches.has(name) || plain(value)]);
    const children = [...element.childNodes].map((child) =>
      child instanceof Element ? keep(child) : plain(child.textContent ?? ''),
    );
    return [
      element.localName,
      Object.fromEntries([...(condition ? [['if', `{${condition}}`]] : []), ...attributes]),
      ...children,
    ];
  };
  return keep(top);
}
