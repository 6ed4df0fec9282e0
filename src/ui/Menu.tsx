import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useStyles } from '../theme/useStyles.ts';
import { focusedElement } from './focused-element.ts';
import css from './menu.css?inline';
import { usePopover } from './usePopover.ts';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Where it leads: a link. */
  href?: string;
  target?: string;
  /** A link is followed unless the event is prevented. */
  onSelect?: (event: MouseEvent<HTMLElement>) => void;
  /** The page that is shown. */
  current?: boolean;
  danger?: boolean;
  disabled?: boolean;
  /** A line above it. */
  divided?: boolean;
}

/** What the button of a menu needs. */
export interface MenuButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Draws the button: `button={(props) => <Button {...props}>…</Button>}`. */
  button: (props: MenuButtonProps) => ReactNode;
  items: readonly MenuItem[];
  /** Above the items, e.g. who is signed in. */
  header?: ReactNode;
  /** Which edges of the button and the menu meet. Default: end. */
  align?: 'start' | 'end';
}

/** A button with a menu, by the pattern of the ARIA practices. */
export function Menu({ button, items, header, align = 'end' }: MenuProps) {
  useStyles(css);
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const close = (returnFocus: boolean) => {
    setOpen(null);
    if (returnFocus) anchor.current?.focus({ preventScroll: true });
  };
  usePopover(popover, { open: open !== null, anchor, align, onPressOutside: () => close(false) });

  const entries = () => [...(popover.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  useEffect(() => {
    if (open) {
      const all = [...(popover.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
      all.at(open === 'last' ? -1 : 0)?.focus({ preventScroll: true });
    }
  }, [open]);

  const handleButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') {
      // The focus goes on from the button, as if the menu had not been there.
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
    const index = all.findIndex((entry) => entry === focusedElement(event.currentTarget));
    const targets: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    (all.at(target) ?? all[0])?.focus();
  };

  return (
    <>
      {button({
        ref: anchor,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== null,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen((now) => (now ? null : 'first')),
        onKeyDown: handleButtonKey,
      })}
      {open ? (
        <div
          ref={popover}
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
      ) : null}
    </>
  );
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const shared = {
    role: 'menuitem',
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
    <a
      {...shared}
      href={item.href}
      target={item.target}
      rel={item.target ? 'noopener noreferrer' : undefined}
      onClick={select}
    >
      {inside}
    </a>
  );
}
