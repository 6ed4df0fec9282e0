import { Anchor } from '../navigation/Anchor.tsx';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { SafeUrl } from '../../rules/safe-url.ts';
import { useStyles } from '../../theme/useStyles.ts';
import { focusedElement } from '../focus/focus.ts';
import css from './menu.css?inline';
import type { OpenMenu } from './useMenuButton.ts';
import { usePopover } from './usePopover.ts';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Renders the item as a link to this URL. */
  href?: SafeUrl;
  target?: string;
  /** A link is followed unless the event is prevented. */
  onSelect?: (event: MouseEvent<HTMLElement>) => void;
  /** The item links to the current page. */
  current?: boolean;
  /** The item is one of a choice, of which one is checked. */
  checked?: boolean;
  danger?: boolean;
  disabled?: boolean;
  /** Renders a divider above the item. */
  divided?: boolean;
}

export interface MenuListProps {
  menu: OpenMenu;
  items: readonly MenuItem[];
  /** Rendered above the items, e.g. the logged-in user. */
  header?: ReactNode;
  /** The edge at which button and menu are aligned; defaults to end. */
  align?: 'start' | 'end';
}

/** The popover of a menu button. */
export function MenuList({ menu, items, header, align = 'end' }: MenuListProps) {
  useStyles(css);
  const { id, anchor, focus, close } = menu;
  const popover = useRef<HTMLDivElement>(null);
  usePopover(popover, { open: true, anchor, align, onPressOutside: () => close(false) });

  const entries = () => [...(popover.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  useEffect(() => {
    const all = [...(popover.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    all.at(focus === 'last' ? -1 : 0)?.focus({ preventScroll: true });
  }, [focus]);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') {
      // Tab continues from the button, as if the menu had not been there.
      close(true);
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close(true);
      return;
    }
    const all = entries();
    const focused = focusedElement(event.currentTarget);
    // A browser presses a button by Space, but scrolls at a link.
    if (event.key === ' ' && focused?.matches('a')) {
      event.preventDefault();
      focused.click();
      return;
    }
    const index = all.findIndex((entry) => entry === focused);
    const targets: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    (all.at(target) ?? all[0])?.focus();
  };

  return (
    <div
      ref={popover}
      // oxlint-disable-next-line floor/newer -- by top-layer.ts
      popover="manual"
      className="portal-menu"
      part="menu"
      onKeyDown={handleKey}
      role="presentation"
    >
      {header ? <div className="portal-menu-header">{header}</div> : null}
      <div id={id} role="menu" aria-labelledby={`${id}-button`} className="portal-menu-items">
        {items.map((item) => (
          <MenuEntry key={item.id} item={item} onDone={() => close(true)} />
        ))}
      </div>
    </div>
  );
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const shared = {
    role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': item.checked,
    tabIndex: -1,
    className: 'portal-menu-item',
    'aria-disabled': item.disabled || undefined,
    'aria-current': item.current ? 'page' : undefined,
    'data-danger': item.danger || undefined,
    'data-divided': item.divided || undefined,
  } as const;
  const select = (event: MouseEvent<HTMLElement>) => {
    if (item.disabled) {
      event.preventDefault();
      return;
    }
    onDone();
    item.onSelect?.(event);
  };
  const inside = (
    <>
      {item.icon ? <span className="portal-menu-icon">{item.icon}</span> : null}
      {item.label}
    </>
  );
  return item.href === undefined ? (
    <button type="button" {...shared} onClick={select}>
      {inside}
    </button>
  ) : (
    <Anchor
      {...shared}
      href={item.href}
      target={item.target}
      rel={item.target ? 'noopener noreferrer' : undefined}
      onClick={select}
    >
      {inside}
    </Anchor>
  );
}
