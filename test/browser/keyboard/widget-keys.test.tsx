import { afterEach, beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AvatarSetting, avatarDefinition } from '#widgets/avatar/index.ts';
import { Bell, bellDefinition } from '#widgets/bell/index.ts';
import { Comments, commentsDefinition } from '#widgets/comments/index.ts';
import { Header, headerDefinition } from '#widgets/header/index.ts';
import { LazyHeader } from '#widgets/header/LazyHeader.tsx';
import { Login, loginDefinition } from '#widgets/login/index.ts';
import { Search, searchDefinition } from '#widgets/search/index.ts';
import { SideTools, sideToolsDefinition } from '#widgets/side-tools/index.ts';
import { focused } from '../said.ts';
import { eventually, forms, show } from '../widget.tsx';
import { choose, cropArea, quarters } from '../widgets/avatar/avatar-scene.tsx';
import { focusName, tryKeys } from './try-keys.ts';

const expandedOf = (button: HTMLElement) => () =>
  button.getAttribute('aria-expanded') === 'true' ? 'open' : 'closed';

describe.each(forms)('as %s', (form) => {
  beforeEach(() => page.viewport(1440, 900));
  afterEach(() => page.viewport(1280, 720));

  tryKeys({
    name: 'the ways to log in',
    pattern: 'tabs',
    async open() {
      const { findByRole, getByRole } = show(form, { row: loginDefinition, component: Login });
      (await findByRole('tab', { name: '账号登录' })).focus();
      return () => `${getByRole('tab', { selected: true }).textContent}, focus on ${focusName()}`;
    },
    keys: {
      ArrowRight: '短信登录, focus on 短信登录',
      ArrowLeft: '微信扫码, focus on 微信扫码',
      Home: [['{ArrowRight}', '账号登录, focus on 账号登录']],
      End: '微信扫码, focus on 微信扫码',
      Tab: [
        ['', '账号登录, focus on 用户名'],
        ['{ArrowRight}', '短信登录, focus on 手机号'],
      ],
      'Shift+Tab': [['{ArrowRight}{Tab}', '短信登录, focus on 短信登录']],
      Delete: { leftOut: 'no tab can be removed' },
    },
  });

  // The entry of authors would come to the end of the menu when the server has answered.
  const header = () =>
    show(
      form,
      { row: headerDefinition, component: form === 'element' ? LazyHeader : Header },
      { as: 'learner', props: { nav: true } },
    );

  async function openAccount() {
    const { findByRole, queryByRole } = header();
    (await findByRole('button', { name: /账号菜单/ })).focus();
    return () => {
      const items = [...(queryByRole('menu')?.querySelectorAll('[role^=menuitem]') ?? [])];
      const at = items.findIndex((item) => item === focused());
      if (items.length === 0)
        return `closed, focus on ${focusName().includes('账号菜单') ? 'the button' : focusName()}`;
      return at === 0 ? 'first item' : at === items.length - 1 ? 'last item' : `item ${at + 1}`;
    };
  }

  tryKeys({
    name: 'the account menu',
    pattern: 'menuButton',
    open: openAccount,
    keys: { Enter: 'first item', Space: 'first item', ArrowDown: 'first item', ArrowUp: 'last item' },
  });

  tryKeys({
    name: 'the navigation of a phone',
    pattern: 'dialog',
    async open() {
      await page.viewport(390, 844);
      const { findByRole, queryByRole } = header();
      (await findByRole('button', { name: '打开导航菜单' })).focus();
      await userEvent.keyboard('{Enter}');
      const links = [...(await findByRole('dialog')).querySelectorAll('a')];
      await eventually(() => expect(focusName()).toBe(links[0]?.textContent));
      return () => {
        const name = focusName();
        const place =
          name === links.at(-1)?.textContent
            ? 'the last link'
            : name === links[1]?.textContent
              ? 'the second link'
              : name;
        return `${queryByRole('dialog') ? 'open' : 'closed'}, focus on ${place}`;
      };
    },
    keys: {
      Tab: [
        ['', 'open, focus on the second link'],
        ['{Shift>}{Tab}{Tab}{/Shift}', 'open, focus on 关闭导航菜单'],
      ],
      'Shift+Tab': [
        ['', 'open, focus on 关闭导航菜单'],
        ['{Shift>}{Tab}{/Shift}', 'open, focus on the last link'],
      ],
      Escape: 'closed, focus on 打开导航菜单',
    },
  });

  async function openBell() {
    const { findByRole, queryByRole } = show(form, { row: bellDefinition, component: Bell }, { as: 'admin' });
    const bell = await findByRole('button', { name: /^消息通知/ });
    bell.focus();
    return {
      findByRole,
      read: () => {
        const root = bell.getRootNode() as Document | ShadowRoot;
        const focus = root.activeElement === bell ? 'the bell' : 'the panel';
        return `${queryByRole('dialog') ? 'open' : 'closed'}, focus on ${focus}`;
      },
    };
  }

  tryKeys({
    name: 'the bell',
    pattern: 'disclosure',
    open: async () => (await openBell()).read,
    keys: { Enter: 'open, focus on the panel', Space: 'open, focus on the panel' },
  });

  tryKeys({
    name: 'the panel of the bell',
    pattern: 'popup',
    async open() {
      const { findByRole, read } = await openBell();
      await userEvent.keyboard('{Enter}');
      await findByRole('dialog');
      return read;
    },
    keys: { Escape: 'closed, focus on the bell' },
  });

  tryKeys({
    name: 'the zoom of the avatar',
    pattern: 'slider',
    async open() {
      const shown = show(form, { row: avatarDefinition, component: AvatarSetting }, { as: 'teacher' });
      await userEvent.click(await shown.findByRole('button', { name: '更换头像' }));
      await shown.findByRole('button', { name: '选择图片' });
      await choose(shown, await quarters());
      const area = await cropArea(shown);
      // The picture takes the focus once it can be moved.
      await eventually(() => expect(shown.focused()).toBe(area));
      const slider = shown.getByRole<HTMLInputElement>('slider', { name: '缩放' });
      slider.focus();
      await userEvent.keyboard('{Home}{PageUp}{PageUp}');
      await eventually(() => expect(slider.value).toBe('20'));
      return () => slider.value;
    },
    keys: {
      ArrowRight: '21',
      ArrowUp: '21',
      ArrowLeft: '19',
      ArrowDown: '19',
      Home: '0',
      End: '100',
      PageUp: '30',
      PageDown: '10',
    },
  });

  tryKeys({
    name: 'the replies to a comment',
    pattern: 'disclosure',
    async open() {
      const { findByRole } = show(
        form,
        { row: commentsDefinition, component: Comments },
        { as: 'teacher', props: { subjectType: 'course', subjectId: '5003' } },
      );
      const button = await findByRole('button', { name: '查看 13 条回复' });
      button.focus();
      return expandedOf(button);
    },
    keys: {
      Enter: [
        ['', 'open'],
        ['{Enter}', 'closed'],
      ],
      Space: [
        ['', 'open'],
        [' ', 'closed'],
      ],
    },
  });

  tryKeys({
    name: 'the telephone number',
    pattern: 'disclosure',
    async open() {
      const { findByRole } = show(form, { row: sideToolsDefinition, component: SideTools });
      const button = await findByRole('button', { name: '电话咨询' });
      button.focus();
      await eventually(() => expect(expandedOf(button)()).toBe('open'));
      return expandedOf(button);
    },
    keys: {
      // The focus alone has opened it.
      Enter: [
        ['', 'closed'],
        ['{Enter}', 'open'],
      ],
      Space: [
        ['', 'closed'],
        [' ', 'open'],
      ],
    },
  });

  tryKeys({
    name: 'the search of a phone',
    pattern: 'disclosure',
    async open() {
      await page.viewport(390, 844);
      const { findByRole, queryByRole } = show(form, { row: searchDefinition, component: Search });
      (await findByRole('button', { name: '打开搜索' })).focus();
      return () => `${queryByRole('searchbox') ? 'open' : 'closed'}, focus on ${focusName()}`;
    },
    keys: { Enter: 'open, focus on 站内搜索', Space: 'open, focus on 站内搜索' },
  });
});
