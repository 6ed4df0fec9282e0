import { Anchor } from '../navigation/Anchor.tsx';
import type { SafeUrl } from '../../rules/safe-url.ts';
import type { AnchorProps } from '../navigation/Anchor.tsx';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useStyles } from '../../theme/useStyles.ts';
import css from './button.css?inline';
import { Spinner } from '../states/Spinner.tsx';

export interface ButtonLook {
  /** Defaults to secondary. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
  /** Defaults to medium. On phones every size is at least 44 px high. */
  size?: 'small' | 'medium' | 'large';
  /** A busy button keeps its width and the focus, and ignores clicks. */
  busy?: boolean;
  icon?: ReactNode;
  /** The button fills the width of its container. */
  block?: boolean;
}

type AsButton = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & { href?: undefined; ref?: Ref<HTMLButtonElement> };
type AsLink = ButtonLook & Omit<AnchorProps, 'href'> & { href: SafeUrl };

export type ButtonProps = AsButton | AsLink;

/** Renders a button, or a link that looks like one if `href` is set. */
export function Button(props: ButtonProps) {
  useStyles(css);
  const {
    variant = 'secondary',
    size = 'medium',
    busy = false,
    block = false,
    icon,
    className,
    children,
  } = props;
  const shared = {
    className: className ? `portal-button ${className}` : 'portal-button',
    part: 'button',
    'data-variant': variant,
    'data-size': size,
    'data-block': block || undefined,
    'data-icon-only': children == null || undefined,
    'aria-busy': busy || undefined,
  };
  const inside = (
    <>
      <span className="portal-button-content">
        {icon}
        {children == null ? null : <span>{children}</span>}
      </span>
      {busy ? (
        <span className="portal-button-busy">
          <Spinner size={size === 'small' ? 14 : 18} />
        </span>
      ) : null}
    </>
  );

  if (props.href !== undefined) {
    const { variant: _, size: _s, busy: _b, block: _k, icon: _i, children: _c, onClick, ...rest } = props;
    const click = (event: MouseEvent<HTMLAnchorElement>) => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    };
    return (
      <Anchor {...rest} {...shared} href={props.href} onClick={click}>
        {inside}
      </Anchor>
    );
  }

  const {
    variant: _,
    size: _s,
    busy: _b,
    block: _k,
    icon: _i,
    children: _c,
    href: _h,
    onClick,
    ...rest
  } = props;
  // Unlike `disabled`, this keeps the focus when the button has just been used for the last time.
  const isIdle = busy || rest['aria-disabled'] || undefined;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // This also prevents Enter in a field from submitting the form twice.
    if (isIdle) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button type="button" {...rest} {...shared} aria-disabled={isIdle} onClick={click}>
      {inside}
    </button>
  );
}
