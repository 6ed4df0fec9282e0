import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** The props for the button of a menu. */
export interface MenuButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface OpenMenu {
  /** The id of the list; the button's id is this with the suffix `-button`. */
  id: string;
  anchor: RefObject<HTMLButtonElement | null>;
  /** The item that receives the focus when the menu opens. */
  focus: 'first' | 'last';
  close: (returnFocus: boolean) => void;
}

/** Implements the menu button pattern of the ARIA practices; `menu` is null while it is closed. */
export function useMenuButton(): { button: MenuButtonProps; menu: OpenMenu | null } {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<OpenMenu['focus'] | null>(null);
  const close = (returnFocus: boolean) => {
    setFocus(null);
    if (returnFocus) anchor.current?.focus({ preventScroll: true });
  };
  return {
    button: {
      ref: anchor,
      id: `${id}-button`,
      'aria-haspopup': 'menu',
      'aria-expanded': focus !== null,
      'aria-controls': focus ? id : undefined,
      onClick: () => setFocus((now) => (now ? null : 'first')),
      onKeyDown(event) {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setFocus(event.key === 'ArrowUp' ? 'last' : 'first');
      },
    },
    menu: focus && { id, anchor, focus, close },
  };
}
