import type { ComponentType } from 'react';
import { within } from '@testing-library/dom';
import axe from 'axe-core';
import { expect, onTestFinished } from 'vitest';
import type { ElementDefinition } from '#src/element/definition.ts';
import { renderOnScene } from '../kit/index.ts';
import type { SceneOptions } from '../scene.ts';
import { openServedScene } from './served/scene.ts';
import { finishAnimations } from './finish-animations.ts';

export { eventually } from '../eventually.ts';

export type Form = 'React' | 'element';

type Methods = Record<string, (...given: unknown[]) => unknown>;

/**
 * Every widget is tested in both forms, `describe.each(forms)('as %s', (form) => …)`: as a React component from its
 * sources in the project `browser`, and as an element of the served files in the project `cdn`. What may differ: focus,
 * keys, pointers, overlays, styles, attributes, methods and events.
 */
export const forms: readonly Form[] = import.meta.env.MODE === 'cdn' ? ['element'] : ['React'];

/**
 * One code decides what a widget shows for its data, settings and responses, so that is tested on the component
 * alone.
 */
export const componentForms = forms.filter((form) => form === 'React');

/** Used by tests of several elements on one page. */
export const servedForms = forms.filter((form) => form === 'element');

export interface Widget {
  row: ElementDefinition;
  // oxlint-disable-next-line typescript/no-explicit-any -- each component has props of its own
  component: ComponentType<any>;
}

export interface ShowOptions extends SceneOptions {
  /** Attributes by their camelCase name; callbacks by their prop. */
  props?: Record<string, unknown>;
}

/** Renders a widget on a scene, as a component or as an element, and returns queries for its content. */
export function show(form: Form, widget: Widget, { props = {}, ...scene }: ShowOptions = {}) {
  const { host, target, sandbox, session, api, unmount, close } =
    form === 'element'
      ? showElement(widget.row, props, scene)
      : showComponent(widget.component, props, scene);
  onTestFinished(async () => {
    await close();
    window.scrollTo(0, 0);
  });

  const root: ShadowRoot | HTMLElement = host.shadowRoot ?? host;
  return {
    // The queries use no API that a shadow root lacks.
    ...within(root as HTMLElement),
    host,
    sandbox,
    session,
    /** The base URL of the endpoints; links to the server are resolved against it. */
    api,
    focused: () => (host.shadowRoot ?? document).activeElement,
    unmount,
    /** Calls a method of the handle or of the element. */
    call(method: string, ...given: unknown[]) {
      const methods = target();
      methods?.[method]?.call(methods, ...given);
    },
    calls: (path: string) => sandbox.calls().filter((call) => call.path === path),
  };
}

function showComponent(
  Component: Widget['component'],
  props: Record<string, unknown>,
  options: SceneOptions,
) {
  let handle: Methods | null = null;
  const component = <Component {...props} handle={(methods: typeof handle) => void (handle = methods)} />;
  const { container: host, portal, ...scene } = renderOnScene(component, options);
  return { ...scene, host, session: portal.session, api: portal.config.api, target: () => handle };
}

function showElement(row: ElementDefinition, props: Record<string, unknown>, options: SceneOptions) {
  const { close, ...scene } = openServedScene(options);
  const host = document.createElement(row.tag);
  for (const [name, value] of Object.entries(props)) setOnElement(host, row, name, value);
  document.body.append(host);
  return {
    ...scene,
    host,
    target: () => host as unknown as Methods,
    unmount: () => host.remove(),
    close() {
      host.remove();
      return close();
    },
  };
}

function setOnElement(host: HTMLElement, row: ElementDefinition, name: string, value: unknown) {
  const event = row.events?.[name];
  if (event && typeof value === 'function') {
    host.addEventListener(event, (raised) => {
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

/** Asserts that axe finds no violation, also inside the shadow root. */
export async function expectAccessible(host: HTMLElement): Promise<void> {
  const own = host.getRootNode();
  finishAnimations(document, host.shadowRoot, own instanceof ShadowRoot ? own : null);
  const { violations } = await axe.run(host, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
