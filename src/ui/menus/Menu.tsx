import type { ReactNode } from 'react';
import { MenuList, type MenuListProps } from './MenuList.tsx';
import { useMenuButton, type MenuButtonProps } from './useMenuButton.ts';

export type { MenuItem } from './MenuList.tsx';

export interface MenuProps extends Omit<MenuListProps, 'menu'> {
  /** Renders the button: `button={(props) => <Button {...props}>…</Button>}`. */
  button: (props: MenuButtonProps) => ReactNode;
}

export function Menu({ button: draw, ...list }: MenuProps) {
  const { button, menu } = useMenuButton();
  return (
    <>
      {draw(button)}
      {menu ? <MenuList {...list} menu={menu} /> : null}
    </>
  );
}
