import type { ReactNode } from 'react';
import { renderHook } from '@testing-library/react';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import type { Portal } from '#src/portal.ts';

/** Renders a hook in a widget of the portal. */
export function hookWithin<Props, Result>(
  portal: Portal,
  use: (props: Props) => Result,
  initialProps?: Props,
): ReturnType<typeof renderHook<Result, Props>> {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalProvider portal={portal}>{children}</PortalProvider>
  );
  return renderHook(use, { wrapper, initialProps: initialProps as Props });
}
