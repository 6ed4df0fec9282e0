import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LegacyFeedback, legacyFeedbackDefinition } from '../../widgets/legacy-feedback/index.ts';
import type { ShellElement } from '../../host/cdn/shell.tsx';
import { deviceCode } from '../../src/http/device.ts';
import { setUser } from '../../src/session/set-user.ts';
import { PORTAL_VERSION } from '../../src/version.ts';
import { openLogin } from './login-scene.tsx';
import { menuPages } from '../../widgets/sidebar/menu.ts';
import { noInfo, paths, registerByWechat, showChange, showFirst, showForgot } from './passwords-scene.tsx';
import { paths as sidebarPaths, showSidebar } from './sidebar-scene.tsx';
import { eventually, show, type ShowOptions } from './widget.tsx';

/** The first picture of a component, which its shell shows until somebody turns to it. */
interface Picture {
  file: string;
  /** What of it is kept, by a selector; default: all. */
  part?: string;
  /** Shows the component as React makes it. */
  show: () => unknown;
  /** What is there when it is complete. */
  text: string;
  /** What stands for others, by the name of its place. */
  values?: Readonly<Record<string, string>>;
  /** Attributes that stand for others: the name of the place. */
  places?: (element: Element) => Readonly<Record<string, string | undefined>> | undefined;
  /** What is not shown as long as nobody turns to it, by a selector. */
  hidden?: string;
  /** What stands for an element, by its selector, as long as the value of a name is not known. */
  unknown?: Readonly<Record<string, Unknown>>;
  /** The picture before a value is known, by its name: what is different there. */
  before?: Readonly<Record<string, () => unknown>>;
  /** What is there then; default: that it is loading. */
  textBefore?: string;
  /** What is there only where a value is known, by a selector. */
  conditions?: Readonly<Record<string, string>>;
}

interface Unknown {
  name: string;
  show: () => unknown;
  /** What is there then; default: that it is loading. */
  text?: string;
  /** Where it stands then; default: where the element does. */
  at?: string;
}

const legacy = { row: legacyFeedbackDefinition, component: LegacyFeedback };

const never = { method: 'GET', delayMs: 60_000 };

const pictures: readonly Picture[] = [
  {
    file: 'set-password',
    text: '暂不设置',
    async show() {
      const { sandbox, session } = showFirst('React', { as: 'visitor' });
      const { token, userId } = await registerByWechat(sandbox);
      session.logIn(token, userId);
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
  { file: 'sidebar-content', ...menuPicture('learner') },
  { file: 'sidebar-services', part: '.portal-sidebar-group + ul', ...menuPicture('admin') },
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
  const instead = new Map<string, ShellElement>();
  for (const [selector, { show, text = '加载中', at = selector }] of Object.entries(picture.unknown ?? {})) {
    await show();
    const other = await eventually(async () => {
      const found = (await shown(text)).querySelector(at);
      if (!found) throw new Error(`not there: ${at}`);
      return found;
    });
    instead.set(selector, shellOf(other, picture));
    removeAll();
  }
  await picture.show();
  const top = await shown(picture.text);
  const kept = picture.part ? top.querySelector(picture.part) : top;
  let shell = shellOf(kept ?? top, picture, instead);
  for (const [name, show] of Object.entries(picture.before ?? {})) {
    removeAll();
    await show();
    shell = withBefore(shell, shellOf(await shown(picture.textBefore ?? '加载中'), picture), name);
  }
  const text = JSON.stringify(shell, null, 1);
  await expect(`${text}\n`).toMatchFileSnapshot(`../../host/cdn/shells/${picture.file}.json`);
});

const tops = '[part=panel], [part=login], [part=legacy-feedback], .portal-sidebar-content';

function removeAll(): void {
  for (const widget of document.querySelectorAll(tops)) widget.remove();
}

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

/** The sidebar's content: without what few have, and with all that one can have. */
function menuPicture(as: 'learner' | 'admin'): Omit<Picture, 'file'> {
  return {
    text: '昵称',
    values: { unread: '99+', role: '学员' },
    hidden: '.portal-avatar-setting-veil, .portal-sidebar-leaves',
    show: () => showMenu({ as }),
    places: (element) => {
      if (element.matches('img.portal-avatar')) return { src: 'avatar' };
      const entry = menuPages.find(({ path }) => element.matches(`[part=entry][href="${path}"]`));
      return entry && { 'aria-current': entry.name };
    },
    conditions: {
      role: '.portal-sidebar-role',
      nickname: '.portal-sidebar-nickname',
      unread: '.portal-badge',
      ...(as === 'admin' &&
        Object.fromEntries(
          ['ticket', 'wallet', '', 'dashboard', 'dashboardSchool', 'report'].flatMap((name, place) =>
            name ? [[name, `.portal-sidebar-group + ul > :nth-child(${place + 1})`]] : [],
          ),
        )),
    },
    unknown: {
      'img.portal-avatar': {
        name: 'avatar',
        show: () => showMenu({ as, settings: { avatarBase: '/nowhere/' } }),
        text: '昵称',
        at: 'svg.portal-avatar',
      },
      '.portal-sidebar-who': { name: 'name', show: () => showMenu({ as, slow: sidebarPaths.user }) },
      '.portal-sidebar-totals': { name: 'totals', show: () => showMenu({ as, slow: sidebarPaths.totals }) },
      ...Object.fromEntries(
        [
          ['lessonNum', 'studyArchive'],
          ['certCount', 'myCertificates'],
          ['credit', 'point'],
        ].map(([name = '', to]) => [
          `[href="/space/${to}"] > .portal-sidebar-counter-value`,
          { name, show: () => showMenu({ as, totals: {} }), text: '暂无' },
        ]),
      ),
    },
  };
}

interface Menu extends Pick<ShowOptions, 'settings'> {
  as: 'learner' | 'admin';
  /** The call that does not answer. */
  slow?: string;
  totals?: object;
}

/** The menu of somebody of whom all is known: names and numbers are those of their places. */
async function showMenu({ as, slow, totals, settings = {} }: Menu) {
  const answer = (path: string, data: unknown) => ({
    method: 'GET',
    path,
    body: { code: 200, msg: '', data },
    times: 10,
  });
  await page.viewport(1280, 900);
  return showSidebar('React', {
    as,
    settings: { avatarBase: anyPicture(), ...(as === 'learner' && { links: {} }), ...settings },
    prepare(sandbox) {
      if (slow) sandbox.fault({ ...never, path: slow });
      for (const [path, data] of [
        [
          sidebarPaths.user,
          {
            userInfo: {
              userId: as === 'admin' ? 'u-1002' : 'u-1004',
              realName: '{name}',
              nickname: '{nickname}',
            },
            roles: ['project_study'],
          },
        ],
        [
          sidebarPaths.totals,
          totals ?? { lessonNum: '{lessonNum}', certCount: '{certCount}', credit: '{credit}' },
        ],
        [sidebarPaths.counts, [{ type: 1, name: '待办', count: 128 }]],
      ] as const)
        sandbox.fault(answer(path, data));
    },
  });
}

/** A picture, whatever comes behind. */
function anyPicture(): string {
  const file = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'], {
    type: 'image/svg+xml',
  });
  return `${URL.createObjectURL(file)}#`;
}

/** The log-in of an organisation with these ways in. */
async function showLogin(methods: readonly string[]): Promise<void> {
  const { portal } = openLogin('React component');
  await eventually(() => expect(portal.session.getState().orgConfig).not.toBeNull());
  const { orgConfig } = portal.session.getState();
  if (orgConfig) portal.session.setState({ orgConfig: { ...orgConfig, userLoginType: [...methods] } });
}

/** Attributes without a value. */
const switches = new Set(['checked', 'disabled', 'hidden', 'novalidate', 'readonly', 'required']);

/** An element as it is kept in a file: its ids are counted, and what stands for others has places. */
function shellOf(
  top: Element,
  { values = {}, conditions = {}, places = () => undefined, hidden, unknown = {} }: Picture,
  instead: ReadonlyMap<string, ShellElement> = new Map(),
): ShellElement {
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
      .map(({ name, value }) => ({
        name,
        value: name === 'class' ? value.replace(/\blucide\S* ?/g, '') : value,
      }))
      // Drawn anew, an empty value would empty the field.
      .filter(({ name, value }) => name !== 'xmlns' && (value !== '' || !/^(?:class|value)$/.test(name)))
      .map(({ name, value }) => [name, switches.has(name) || plain(value)]);
    const children = [...element.childNodes].flatMap((child): Child[] => {
      if (!(child instanceof Element)) return [plain(child.textContent ?? '')];
      if (hidden && child.matches(hidden)) return [];
      const [selector, other] = [...instead].find(([one]) => child.matches(one)) ?? ['', undefined];
      const name = unknown[selector]?.name ?? '';
      return other
        ? [conditional(other, 'unless', name), conditional(keep(child), 'if', name)]
        : [keep(child)];
    });
    return [
      element.localName,
      Object.fromEntries([
        ...(condition ? [['if', `{${condition}}`]] : []),
        ...attributes,
        ...Object.entries(places(element) ?? {}).map(([name, place]) => [name, `{${place}}`]),
      ]),
      ...children,
    ];
  };
  return keep(top);
}
