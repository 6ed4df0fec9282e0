import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { Menu, type MenuItem } from '#src/ui/menus/Menu.tsx';
import { mount, rootKinds } from '../mount.tsx';
import { eventually } from '../../eventually.ts';

describe.each(rootKinds)('in %s', (kind) => {
  const onSelect = vi.fn();
  const items: MenuItem[] = [
    { id: 'space', label: '个人空间', href: '#space' },
    { id: 'password', label: '修改密码', disabled: true, onSelect },
    { id: 'out', label: '退出登录', onSelect },
  ];
  const menu = <Menu items={items} button={(props) => <Button {...props}>王晓燕</Button>} />;

  async function open(how: () => Promise<void> | void = () => undefined) {
    onSelect.mockClear();
    const stage = mount(menu, { kind });
    const button = stage.getByRole('button', { name: '王晓燕' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    button.focus();
    await how();
    return { ...stage, button };
  }
  const byClick = () => userEvent.keyboard('{Enter}');

  test.each([
    ['{Enter}', '个人空间'],
    [' ', '个人空间'],
    ['{ArrowDown}', '个人空间'],
    ['{ArrowUp}', '退出登录'],
  ])('%s opens it with the focus on %s', async (key, name) => {
    const { button, getByRole, focused } = await open(() => userEvent.keyboard(key));
    await eventually(() => expect(focused()).toBe(getByRole('menuitem', { name })));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(getByRole('menu', { name: '王晓燕' }).id).toBe(button.getAttribute('aria-controls'));
  });

  test('arrows go round, Home and End go to the ends', async () => {
    const { focused } = await open(byClick);
    const seen: (string | null | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`);
      seen.push(focused()?.textContent);
    }
    expect(seen).toEqual(['修改密码', '退出登录', '个人空间', '退出登录', '个人空间', '退出登录']);
  });

  test('Esc closes it and gives the focus back', async () => {
    const { button, queryByRole, focused } = await open(byClick);
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(queryByRole('menu')).toBeNull());
    expect(focused()).toBe(button);
  });

  test('choosing closes it, gives the focus back and acts once', async () => {
    const { button, getByRole, queryByRole, focused } = await open(byClick);
    await userEvent.click(getByRole('menuitem', { name: '退出登录' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(queryByRole('menu')).toBeNull();
    expect(focused()).toBe(button);
  });

  test('what is disabled does nothing', async () => {
    const { getByRole } = await open(byClick);
    getByRole('menuitem', { name: '修改密码' }).click();
    expect(onSelect).not.toHaveBeenCalled();
    expect(getByRole('menu')).toBeTruthy();
  });

  test('a click outside closes it, a second click on the button, too', async () => {
    const outside = document.createElement('button');
    outside.textContent = '页面';
    document.body.append(outside);
    const { button, queryByRole } = await open(byClick);
    await userEvent.click(outside);
    expect(queryByRole('menu')).toBeNull();
    await userEvent.click(button);
    expect(queryByRole('menu')).not.toBeNull();
    await userEvent.click(button);
    expect(queryByRole('menu')).toBeNull();
    outside.remove();
  });

  test('Tab closes it and goes on from the button', async () => {
    const { queryByRole } = await open(byClick);
    await userEvent.keyboard('{Tab}');
    expect(queryByRole('menu')).toBeNull();
  });

  test('nothing clips it', async () => {
    const { host, getByRole } = await open(byClick);
    host.style.cssText = 'overflow:hidden;height:30px;transform:translateX(0)';
    const { left, top, width, height } = getByRole('menuitem', { name: '退出登录' }).getBoundingClientRect();
    let hit = document.elementFromPoint(left + width / 2, top + height / 2);
    while (hit?.shadowRoot) hit = hit.shadowRoot.elementFromPoint(left + width / 2, top + height / 2);
    expect(hit?.textContent).toBe('退出登录');
  });

  test('inside a dialog Esc closes the menu alone', async () => {
    const { findByRole, getByRole, queryByRole } = mount(
      <Dialog open onOpenChange={() => expect.unreachable()} title="设置">
        {menu}
      </Dialog>,
      { kind },
    );
    await userEvent.click(await findByRole('button', { name: '王晓燕' }));
    await eventually(() => expect(getByRole('menu')).toBeTruthy());
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(queryByRole('menu')).toBeNull());
    expect(getByRole('dialog')).toBeTruthy();
  });
});
