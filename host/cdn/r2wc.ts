import { createElement, render, type ComponentType } from 'preact';

const mounted = Symbol.for('r2wc.connected');

/**
 * What our elements use of @r2wc/react-to-web-component: a shadow root, in which the component is mounted as long as the
 * element is connected. Attributes, properties and events, which are most of it, our elements see to themselves.
 */
export default function r2wc(component: ComponentType<{ container: ShadowRoot }>): CustomElementConstructor {
  return class extends HTMLElement {
    readonly container = this.attachShadow({ mode: 'open' });
    [mounted] = false;

    connectedCallback(): void {
      if (!this[mounted]) render(createElement(component, { container: this.container }), this.container);
      this[mounted] = true;
    }

    disconnectedCallback(): void {
      if (this[mounted]) render(null, this.container);
      this[mounted] = false;
    }
  };
}
