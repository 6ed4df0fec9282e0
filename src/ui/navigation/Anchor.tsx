import type { ComponentProps } from 'react';
import type { SafeUrl } from '../../rules/safe-url.ts';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href?: SafeUrl | undefined };

/** The only `<a>`: its address is a `SafeUrl`. */
export const Anchor = ({ children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>;
