import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { elementReferences } from '#widgets/references.ts';
import { choose, quarters } from '../widgets/avatar/avatar-scene.tsx';
import {
  logInByWechat,
  press,
  typeChange,
  typeTwice,
  verify,
  type Shown,
} from '../widgets/passwords-scene.tsx';
import { eventually, show, type ShowOptions } from '../widget.tsx';

/** A state of an element, and the parts that the page's `::part()` reaches in it. */
interface View extends ShowOptions {
  phone?: boolean;
  /** Performs the steps that lead to this state. */
  act?: (shown: Shown) => unknown;
  parts: readonly string[];
}

const form = ['panel', 'field', 'input', 'button'];
const done = ['panel', 'finished', 'heading', 'button'];
const dialog = ['dialog', 'dialog-header', 'dialog-body'];

const open = (shown: Shown) => shown.call('open');
const click = async ({ findByRole }: Shown, role: string, name: string | RegExp) =>
  userEvent.click(await findByRole(role, { name }));

const views: Readonly<Record<string, readonly View[]>> = {
  'portal-header': [{ props: { nav: true, search: true }, parts: ['header', 'logo', 'nav-link', 'account'] }],
  'portal-bell': [
    { parts: ['bell'] },
    { act: open, parts: ['panel', 'list', 'notice'] },
    { act: open, phone: true, parts: ['panel', 'list', 'notice'] },
  ],
  'portal-comments': [
    {
      props: { subjectType: 'course', subjectId: '5003' },
      parts: ['comments', 'heading', 'sort', 'form', 'list', 'comment', 'button'],
    },
  ],
  'portal-messages': [{ parts: ['messages', 'list', 'notice'] }],
  'portal-feedback': [
    { parts: ['float'] },
    { props: { trigger: 'button' }, parts: ['button'] },
    {
      async act(shown) {
        open(shown);
        await click(shown, 'tab', /我的反馈/);
      },
      parts: ['order'],
    },
    {
      async act(shown) {
        open(shown);
        await click(shown, 'tab', '提交反馈');
        await click(shown, 'button', '忘记密码怎么办？');
      },
      parts: ['question', 'answer', 'button'],
    },
  ],
  'portal-legacy-feedback': [{ parts: ['legacy-feedback'] }],
  'portal-search': [{ parts: ['search'] }],
  'portal-login': [{ as: 'guest', parts: ['login', 'tab', 'link'] }],
  'portal-sidebar': [
    { parts: ['sidebar', 'profile', 'counter', 'menu', 'heading', 'entry'] },
    { act: (shown) => shown.call('toggle'), phone: true, parts: ['drawer', 'sidebar', 'entry'] },
  ],
  'portal-avatar': [
    { parts: ['avatar', 'button'] },
    { props: { readonly: true }, parts: ['avatar'] },
    { act: open, parts: dialog },
    {
      async act(shown) {
        await click(shown, 'button', '更换头像');
        await shown.findByRole('button', { name: '选择图片' });
        await choose(shown, await quarters());
      },
      parts: [...dialog, 'dialog-footer', 'button'],
    },
  ],
  'portal-sign-card': [
    { parts: ['sign-card', 'heading', 'link', 'amount', 'button', 'calendar', 'day'] },
    { as: 'visitor', parts: ['sign-card', 'button'] },
  ],
  'portal-forgot-password': [
    { parts: ['steps', 'link', ...form] },
    {
      async act(shown) {
        await verify(shown);
        await typeTwice(shown);
        await press(shown, '确定');
      },
      parts: ['steps', 'link', ...done],
    },
  ],
  'portal-change-password': [
    { parts: ['link', ...form] },
    {
      async act(shown) {
        await typeChange(shown, 'Teacher#2026', 'Brandnew#2027');
        await press(shown, '确定');
      },
      parts: ['link', ...done],
    },
  ],
  'portal-set-password': [
    // The teacher has a password already.
    { parts: ['panel', 'link', 'button'] },
    {
      as: 'visitor',
      async act(shown) {
        await logInByWechat(shown);
      },
      parts: form,
    },
    {
      as: 'visitor',
      async act(shown) {
        await logInByWechat(shown);
        await typeTwice(shown);
        await press(shown, '确定');
      },
      parts: done,
    },
  ],
  'portal-collect-prompt': [{ as: 'newcomer', parts: [...dialog, 'dialog-footer', 'button'] }],
  'portal-annual-report': [{ act: open, parts: [...dialog, 'qr-code', 'button'] }],
  'portal-side-tools': [{ parts: ['side-tools', 'side-tool'] }],
  'portal-footer': [{ parts: ['footer', 'link'] }],
};

const partsIn = ({ host }: Shown) => [
  ...new Set([...(host.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((one) => [...one.part])),
];

describe.each(elementReferences.map((row) => [row.tag, row] as const))('%s', (tag, row) => {
  beforeEach(async () => {
    // Tests of another file may have left the countdown for the next code.
    sessionStorage.clear();
    await page.viewport(1280, 800);
  });

  test('every part that its row names is shown in one of its states', () => {
    const shown = new Set(views[tag]?.flatMap(({ parts }) => parts));
    expect([...shown].toSorted()).toEqual(Object.keys(row.parts ?? {}).toSorted());
  });

  test.each(views[tag] ?? [])('has $parts', async ({ phone, act, parts, ...options }) => {
    if (phone) await page.viewport(390, 800);
    const shown = show(
      'element',
      { row: row.definition, component: () => null },
      { as: 'teacher', ...options },
    );
    await act?.(shown);
    await eventually(() => expect(partsIn(shown)).toEqual(expect.arrayContaining([...parts])));
  });
});
