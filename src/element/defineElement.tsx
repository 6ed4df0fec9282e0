import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType, Ref } from 'react';
import { restoreStyles } from '../theme/useStyles.ts';
import { hostReconnect } from '../ui/root/host-reconnect.ts';
import {
  commonAttributes,
  parseAttribute,
  parseProperty,
  propertyName,
  type AttributeRule,
  type ElementDefinition,
} from './definition.ts';
import { ElementRoot, type ElementRootHost } from './ElementRoot.tsx';
import { keepTypedKeys } from './own-keys.ts';
import { createPropsStore } from './props-store.ts';

/** Props that every component of an element takes beside its own. */
export interface ElementProps<Handle = unknown> {
  /** Filled with the component's methods. */
  handle?: Ref<Handle>;
}

type Handle = Record<string, (...values: unknown[]) => unknown>;

// Internal symbol of r2wc 2.1; a test holds it.
const connected = Symbol.for('r2wc.connected');

/** Registers a tag for a component. Does nothing outside a browser or where the tag is defined already. */
// oxlint-disable-next-line typescript/no-explicit-any -- each component has props of its own
export function defineElement(definition: ElementDefinition, component: ComponentType<any>): void {
  if (typeof customElements === 'undefined' || customElements.get(definition.tag)) return;
  customElements.define(definition.tag, elementClass(definition, component));
}

function elementClass(
  definition: ElementDefinition,
  // oxlint-disable-next-line typescript/no-explicit-any -- each component has props of its own
  component: ComponentType<any>,
): CustomElementConstructor {
  const Base = r2wc(ElementRoot, { shadow: 'open', props: [] }) as unknown as new () => HTMLElement & {
    connectedCallback(): void;
    disconnectedCallback(): void;
    [connected]: boolean;
  };
  const attributes: Readonly<Record<string, AttributeRule>> = {
    ...definition.attributes,
    ...commonAttributes,
  };
  const rules = Object.entries(attributes);
  const properties = [...rules.map(([name]) => propertyName(name)), ...(definition.properties ?? [])];

  class PortalElement extends Base implements ElementRootHost {
    static get observedAttributes() {
      return rules.map(([name]) => name);
    }

    // Only declared: the base class has set it by the time that fields are initialised.
    declare portalPlaceholder: ChildNode[];
    readonly portalComponent = component;
    readonly portalProps = createPropsStore();
    private handle: Handle | null = null;
    private pendingCalls: ((handle: Handle) => void)[] = [];

    constructor() {
      super();
      // r2wc considers a new element connected and would render it outside the page.
      this[connected] = false;
      keepTypedKeys(this);
      for (const [name, rule] of rules) this.portalProps.set(propertyName(name), parseAttribute(rule, null));
      for (const [prop, name] of Object.entries(definition.events ?? {})) {
        this.portalProps.set(prop, (detail: unknown) => this.portalEmit(name, detail));
      }
    }

    /**
     * Preact creates a node with the registry of its parent. In a shadow root that is moved to another document, Chromium
     * keeps the former document's registry and then refuses it; we place no custom elements by markup, so none is needed.
     */
    override attachShadow(options: ShadowRootInit): ShadowRoot {
      // This call empties a declarative root, as do React and preact later on.
      this.portalPlaceholder = [...(this.shadowRoot?.childNodes ?? [])];
      const root = super.attachShadow({ ...options, customElementRegistry: null });
      root.append(...this.portalPlaceholder);
      return root;
    }

    readonly portalHandle = (handle: Handle | null) => {
      this.handle = handle;
      if (handle) for (const call of this.pendingCalls.splice(0)) call(handle);
    };

    /** Calls a method of the component, as soon as it is rendered. */
    portalCall(method: string, values: unknown[]): unknown {
      if (this.handle) return this.handle[method]?.(...values);
      this.pendingCalls.push((handle) => void handle[method]?.(...values));
      return undefined;
    }

    portalEmit(name: string, detail?: unknown): boolean {
      return this.dispatchEvent(
        new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
      );
    }

    attributeChangedCallback(name: string, _: string | null, text: string | null) {
      const rule = attributes[name];
      if (rule) this.portalProps.set(propertyName(name), parseAttribute(rule, text));
    }

    override connectedCallback() {
      for (const property of properties) this.upgrade(property);
      const isMove = this[connected];
      super.connectedCallback();
      // Disconnecting, even for a moment, closes dialogs in the top layer.
      if (isMove) this.shadowRoot?.dispatchEvent(new Event(hostReconnect));
    }

    override disconnectedCallback() {
      // A node that is moved comes back within the same task: its state is kept.
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    adoptedCallback() {
      if (this.shadowRoot) restoreStyles(this.shadowRoot);
    }

    /** Present, so that `moveBefore` keeps everything as it is. */
    connectedMoveCallback() {}

    /** A property set before the definition arrived hides the accessor: delete it and set it through the accessor. */
    private upgrade(property: string) {
      if (!Object.hasOwn(this, property)) return;
      const value: unknown = Reflect.get(this, property);
      Reflect.deleteProperty(this, property);
      Reflect.set(this, property, value);
    }
  }

  for (const property of properties) {
    const rule = rules.find(([name]) => propertyName(name) === property)?.[1];
    Object.defineProperty(PortalElement.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: PortalElement) {
        return this.portalProps.getSnapshot()[property];
      },
      set(this: PortalElement, value: unknown) {
        this.portalProps.set(property, rule ? parseProperty(rule, value) : value);
      },
    });
  }
  for (const method of definition.methods ?? []) {
    Object.defineProperty(PortalElement.prototype, method, {
      configurable: true,
      writable: true,
      value(this: PortalElement, ...values: unknown[]) {
        return this.portalCall(method, values);
      },
    });
  }
  return PortalElement;
}
