import type { ComponentProps, ReactElement } from 'react';
// oxlint-disable-next-line no-restricted-imports -- this is where its address is checked.
import { Link as RouterLink } from 'wouter';
import type { SafeUrl } from '#src/rules/safe-url.ts';

type LinkProps = { href: SafeUrl } & (
  (Omit<ComponentProps<'a'>, 'href'> & { asChild?: false }) | { asChild: true; children: ReactElement }
);

/** A link to a page of the portal; its address is a `SafeUrl`. */
export const Link = (props: LinkProps) => <RouterLink {...props} />;
