import { StrictMode, type ReactNode } from 'react';
import { render } from '@testing-library/react';
import { within } from '@testing-library/dom';
import { onTestFinished } from 'vitest';
import { Surface, type SurfaceProps } from '../../src/ui/Surface.tsx';

export type RootKind = 'light DOM' | 'shadow root';

/** Every primitive and widget has to work in both: `describe.each(rootKinds)('in %s', (kind) => …)`. */
export const rootKinds: readonly RootKind[] = ['light DOM', 'shadow root'];

export interface MountOptions extends Omit<SurfaceProps, 'root' | 'children'> {
  /** Default: light DOM. */
  kind?: RootKind;
  /** Default: true. */
  strict?: boolean;
}

/** Mounts JSX on a Surface in the page or in a shadow root, and gives the queries of what is inside. */
export function mount(children: ReactNode, options: MountOptions = {}) {
  const { kind = 'light DOM', strict = true, ...surface } = options;
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = kind === 'shadow root' ? host.attachShadow({ mode: 'open' }) : null;
  const container = document.createElement('div');
  (shadow ?? host).append(container);

  const tree = (inside: ReactNode) => {
    const stood = (
      <Surface theme="light" {...surface} root={shadow}>
        {inside}
      </Surface>
    );
    return strict ? <StrictMode>{stood}</StrictMode> : stood;
  };
  const rendered = render(tree(children), { container, baseElement: container });
  // Keys and clicks come from a real browser here, not from `act`.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => {
    rendered.unmount();
    host.remove();
  });

  return {
    ...within(container),
    /** The element in the page. */
    host,
    container,
    root: shadow ?? document,
    /** What has the focus inside of the root. */
    focused: () => (shadow ?? document).activeElement,
    rerender: (next: ReactNode) => rendered.rerender(tree(next)),
    unmount: rendered.unmount,
  };
}
