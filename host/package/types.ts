import { detailType, eventsOf } from '#src/element/common-events.ts';
import { propertyName, type AttributeRule } from '#src/element/definition.ts';
import type { DocumentedElement, MethodReference } from '#src/element/reference.ts';

/** The TypeScript type of an attribute's property. */
export function typeOf(rule: AttributeRule): string {
  if (rule.type === 'string' && rule.values) return rule.values.map((value) => `'${value}'`).join(' | ');
  return rule.type;
}

/** The parameters of a method as in its TypeScript signature. */
export function parametersOf({ parameters = [] }: MethodReference): string {
  return parameters.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`).join(', ');
}

const note = (text: string) => `/** ${text.replaceAll('*/', '*\\/')} */`;

/** The declarations of one element's entry: its interface, its events, and its tag for `querySelector` and its like. */
export function elementTypes(definition: DocumentedElement): string {
  const name = classOf(definition);
  const attributes = Object.entries(definition.attributes ?? {}).flatMap(([attribute, rule]) => [
    `  ${note(rule.summary)}`,
    `  ${propertyName(attribute)}: ${typeOf(rule)}${rule.type === 'boolean' || rule.default !== undefined ? '' : ' | undefined'};`,
  ]);
  const properties = Object.entries(definition.properties ?? {}).flatMap(([property, summary]) => [
    `  ${note(summary)}`,
    `  ${property}: unknown;`,
  ]);
  const methods = Object.entries(definition.methods ?? {}).flatMap(([name, method]) => [
    `  ${note(method.summary)}`,
    `  ${name}(${parametersOf(method)}): void;`,
  ]);
  const events = eventsOf(definition).flatMap((event) => [
    `  ${note(event.summary)}`,
    `  '${event.name}': CustomEvent<${detailType(event)}>;`,
  ]);
  return `${note(definition.summary)}
export interface ${name}Element extends HTMLElement {
${[...attributes, ...properties, ...methods].join('\n')}
  addEventListener<Name extends keyof ${name}Events>(
    name: Name,
    listener: (this: ${name}Element, event: ${name}Events[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

export interface ${name}Events extends HTMLElementEventMap {
${events.join('\n')}
}

declare global {
  interface HTMLElementTagNameMap {
    '${definition.tag}': ${name}Element;
  }
}
`;
}

function importsOf(definitions: readonly DocumentedElement[]): string {
  return definitions
    .map(
      (definition) =>
        `import type { ${classOf(definition)}Element, ${classOf(definition)}Events } from './${widgetOf(definition)}.js';`,
    )
    .join('\n');
}

/** Attributes by their own name and listeners as `on<event>`, all optional. */
function tagProps(definition: DocumentedElement): string {
  const attributes = Object.entries(definition.attributes ?? {}).map(
    ([attribute, rule]) => `    '${attribute}'?: ${typeOf(rule)};`,
  );
  const listeners = eventsOf(definition).map(
    ({ name }) => `    'on${name}'?: (event: ${classOf(definition)}Events['${name}']) => void;`,
  );
  return [...attributes, ...listeners].join('\n');
}

function tagTable(definitions: readonly DocumentedElement[], base: (element: string) => string): string {
  return definitions
    .map(
      (definition) =>
        `  '${definition.tag}': ${base(`${classOf(definition)}Element`)} & {\n${tagProps(definition)}\n  };`,
    )
    .join('\n');
}

/** For `<portal-bell onportal-unread={…} />` in React 19. */
export function reactTypes(definitions: readonly DocumentedElement[]): string {
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${importsOf(definitions)}

interface PortalTags {
${tagTable(definitions, (element) => `DetailedHTMLProps<HTMLAttributes<${element}>, ${element}>`)}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends PortalTags {}
  }
}
`;
}

/** For the tags in Svelte's markup. */
export function svelteTypes(definitions: readonly DocumentedElement[]): string {
  return `import type { HTMLAttributes } from 'svelte/elements';
${importsOf(definitions)}

interface PortalTags {
${tagTable(definitions, (element) => `HTMLAttributes<${element}>`)}
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends PortalTags {}
}
`;
}

/** For the tags in Vue's templates; `@portal-unread` is the prop `onPortalUnread`, and a `ref` gives the element. */
export function vueTypes(definitions: readonly DocumentedElement[]): string {
  const entries = definitions.map((definition) => {
    const attributes = Object.entries(definition.attributes ?? {}).map(
      ([attribute, rule]) => `    ${propertyName(attribute)}?: ${typeOf(rule)};`,
    );
    const listeners = eventsOf(definition).map(
      ({ name }) => `    on${handlerName(name)}?: (event: ${classOf(definition)}Events['${name}']) => void;`,
    );
    return `  '${definition.tag}': PortalTag<${classOf(definition)}Element, {\n${[...attributes, ...listeners].join('\n')}\n  }>;`;
  });
  return `import type { HTMLAttributes, PublicProps } from 'vue';
${importsOf(definitions)}

type PortalTag<Host extends HTMLElement, Props> = new () => Host & { $props: Props & PublicProps & HTMLAttributes };

interface PortalTags {
${entries.join('\n')}
}

declare module 'vue' {
  interface GlobalComponents extends PortalTags {}
}
`;
}

const handlerName = (event: string) =>
  event.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `portal-sign-card` → `sign-card`: the widget's folder and its entry in the package. */
export function widgetOf({ tag }: DocumentedElement): string {
  return tag.slice('portal-'.length);
}

/** `portal-sign-card` → `PortalSignCard`. */
export function classOf({ tag }: DocumentedElement): string {
  return tag.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
