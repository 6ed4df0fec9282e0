import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { configure, within } from '@testing-library/dom';
import axe from 'axe-core';
import { expect, onTestFinished, vi } from 'vitest';
import { PortalProvider } from '../../src/data/PortalProvider.tsx';
import { defineElement, type ElementRow } from '../../src/element/define.tsx';
import { configurePortal } from '../../src/portal.ts';
import { createScene, forgetSession, type SceneOptions } from '../scene.ts';

// What it prints by default it cannot print of a shadow root.
configure({ getElementError: (message) => new Error(message ?? 'not found') });

export type Form = 'React' | 'element';

/** Every widget is tested as both: `describe.each(forms)('as %s', (form) => …)`. */
export const forms: readonly Form[] = ['React', 'element'];

export interface Widget {
  row: ElementRow;
  // oxlint-disable-next-line typescript/no-explicit-any -- each component has props of its own
  component: ComponentType<any>;
}

export interface ShowOptions extends SceneOptions {
  /** Attributes by their camelCase name; callbacks by their prop. */
  props?: Record<string, unknown>;
}

/** Shows a widget on a scene, as a component or as an element, and gives the queries of what is inside. */
export function show(
  form: Form,
  { row, component: Component }: Widget,
  { props = {}, ...scene }: ShowOptions = {},
) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  forgetSession();
  const { sandbox, options, enter } = createScene(scene);
  const portal = configurePortal(options);
  enter(portal.session);

  const host = document.createElement(form === 'element' ? row.tag : 'div');
  let unmount = () => host.remove();
  let handle: Record<string, () => void> | null = null;
  if (form === 'element') {
    defineElement(row, Component);
    for (const [name, value] of Object.entries(props)) setOnElement(host, row, name, value);
    document.body.append(host);
  } else {
    document.body.append(host);
    const root = createRoot(host);
    root.render(
      <StrictMode>
        <PortalProvider portal={portal}>
          <Component {...props} handle={(methods: typeof handle) => void (handle = methods)} />
        </PortalProvider>
      </StrictMode>,
    );
    unmount = () => {
      root.unmount();
      host.remove();
    };
  }
  onTestFinished(() => {
    unmount();
    portal.close();
    forgetSession();
    window.scrollTo(0, 0);
  });

  const root: ShadowRoot | HTMLElement = host.shadowRoot ?? host;
  return {
    // The queries need nothing that a shadow root lacks.
    ...within(root as HTMLElement),
    host,
    sandbox,
    session: portal.session,
    focused: () => (host.shadowRoot ?? document).activeElement,
    unmount: () => unmount(),
    /** Calls a method of the handle or of the element. */
    call(method: string) {
      const target = form === 'element' ? (host as unknown as Record<string, () => void>) : handle;
      target?.[method]?.call(target);
    },
    calls: (path: string) => sandbox.calls().filter((call) => call.path === path),
  };
}

function setOnElement(host: HTMLElement, row: ElementRow, name: string, value: unknown) {
  const event = row.events?.[name];
  if (event && typeof value === 'function') {
    host.addEventListener(event.name, (raised) => {
      if (value((raised as CustomEvent).detail) === false) raised.preventDefault();
    });
    return;
  }
  const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (row.attributes?.[attribute]) {
    if (value === true) host.setAttribute(attribute, '');
    else if (value !== false) host.setAttribute(attribute, String(value));
  }
}

/** Axe finds nothing, also inside the shadow root. */
export async function expectAccessible(host: HTMLElement): Promise<void> {
  // What is still fading in has the contrast of neither its beginning nor its end.
  for (const root of [document, host.shadowRoot]) {
    for (const animation of root?.getAnimations() ?? []) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  }
  const { violations } = await axe.run(host, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** Waits until an assertion holds. */
export const eventually = vi.waitFor;
