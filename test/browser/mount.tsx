import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { within } from '@testing-library/dom';
import { onTestFinished } from 'vitest';
import { ThemeRoot, type ThemeRootProps } from '#src/ui/root/ThemeRoot.tsx';

export type RootKind = 'light DOM' | 'shadow root';

/** Every primitive and widget has to work in both: `describe.each(rootKinds)('in %s', (kind) => …)`. */
export const rootKinds: readonly RootKind[] = ['light DOM', 'shadow root'];

export interface MountOptions extends Omit<ThemeRootProps, 'root' | 'children'> {
  /** Default: light DOM. */
  kind?: RootKind;
  /** Default: true. */
  strict?: boolean;
}

/** Mounts JSX on a Surface in the page or in a shadow root, and returns queries for its content. */
export function mount(children: ReactNode, options: MountOptions = {}) {
  const { kind = 'light DOM', strict = true, ...surface } = options;
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = kind === 'shadow root' ? host.attachShadow({ mode: 'open' }) : null;
  const container = document.createElement('div');
  (shadow ?? host).append(container);

  const tree = (inside: ReactNode) => {
    const stood = (
      <ThemeRoot theme="light" {...surface} root={shadow}>
        {inside}
      </ThemeRoot>
    );
    return strict ? <StrictMode>{stood}</StrictMode> : stood;
  };
  // Testing Library's `act` exists only in React's development build, and keys and clicks come from a real browser
  // here.
  const reactRoot = createRoot(container);
  const rerender = (next: ReactNode) => flushSync(() => reactRoot.render(tree(next)));
  const unmount = () => reactRoot.unmount();
  rerender(children);
  onTestFinished(() => {
    unmount();
    host.remove();
  });

  return {
    ...within(container),
    host,
    container,
    root: shadow ?? document,
    /** Returns the focused element within the root. */
    focused: () => (shadow ?? document).activeElement,
    rerender,
    unmount,
  };
}
