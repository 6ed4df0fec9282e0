import { propertyName, type AttributeRule } from '../../src/element/attributes.ts';
import type { DocumentedElement, DocumentedEvent } from '../../src/element/reference.ts';
import { classOf, widgetOf } from './names.ts';

/** The TypeScript type of an attribute's property. */
export function typeOf(rule: AttributeRule): string {
  if (rule.type === 'string' && rule.values) return rule.values.map((value) => `'${value}'`).join(' | ');
  return rule.type;
}

/** What travels with an event, as a TypeScript type. */
export function detailOf(event: DocumentedEvent): string {
  const fields = Object.entries(event.detail ?? {});
  return fields.length === 0
    ? 'unknown'
    : `{ ${fields.map(([name, type]) => `${name}: ${type}`).join('; ')} }`;
}

const note = (text: string) => `/** ${text.replaceAll('*/', '*\\/')} */`;

/** The declarations of one element's entry: its interface, its events, and its tag for `querySelector` and its like. */
export function elementTypes(row: DocumentedElement): string {
  const name = classOf(row);
  const attributes = Object.entries(row.attributes ?? {}).flatMap(([attribute, rule]) => [
    `  ${note(rule.summary)}`,
    `  ${propertyName(attribute)}: ${typeOf(rule)}${rule.type === 'boolean' || rule.default !== undefined ? '' : ' | undefined'};`,
  ]);
  const properties = Object.entries(row.properties ?? {}).flatMap(([property, summary]) => [
    `  ${note(summary)}`,
    `  ${property}: unknown;`,
  ]);
  const methods = Object.entries(row.methods ?? {}).flatMap(([method, summary]) => [
    `  ${note(summary)}`,
    `  ${method}(...values: unknown[]): unknown;`,
  ]);
  const events = eventsOf(row).flatMap((event) => [
    `  ${note(event.summary)}`,
    `  '${event.name}': CustomEvent<${detailOf(event)}>;`,
  ]);
  return `${note(row.summary)}
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
    '${row.tag}': ${name}Element;
  }
}
`;
}

/** Every element raises these, beside its own. */
const commonEvents: readonly DocumentedEvent[] = [
  {
    name: 'portal-error',
    summary: 'The element has failed and shows its error view.',
    detail: { error: 'unknown' },
  },
  { name: 'portal-signed-out', summary: 'The session has ended; nothing has navigated.', detail: {} },
];

export function eventsOf(row: DocumentedElement): readonly DocumentedEvent[] {
  return [...Object.values(row.events ?? {}), ...commonEvents];
}

function importsOf(rows: readonly DocumentedElement[]): string {
  return rows
    .map(
      (row) => `import type { ${classOf(row)}Element, ${classOf(row)}Events } from './${widgetOf(row)}.js';`,
    )
    .join('\n');
}

/** Attributes by their own name and listeners as `on<event>`, all optional. */
function tagProps(row: DocumentedElement): string {
  const attributes = Object.entries(row.attributes ?? {}).map(
    ([attribute, rule]) => `    '${attribute}'?: ${typeOf(rule)};`,
  );
  const listeners = eventsOf(row).map(
    ({ name }) => `    'on${name}'?: (event: ${classOf(row)}Events['${name}']) => void;`,
  );
  return [...attributes, ...listeners].join('\n');
}

function tagTable(rows: readonly DocumentedElement[], base: (element: string) => string): string {
  return rows
    .map((row) => `  '${row.tag}': ${base(`${classOf(row)}Element`)} & {\n${tagProps(row)}\n  };`)
    .join('\n');
}

/** For `<portal-bell onportal-unread={…} />` in React 19. */
export function reactTypes(rows: readonly DocumentedElement[]): string {
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${importsOf(rows)}

interface PortalTags {
${tagTable(rows, (element) => `DetailedHTMLProps<HTMLAttributes<${element}>, ${element}>`)}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends PortalTags {}
  }
}
`;
}

/** For the tags in Svelte's markup. */
export function svelteTypes(rows: readonly DocumentedElement[]): string {
  return `import type { HTMLAttributes } from 'svelte/elements';
${importsOf(rows)}

interface PortalTags {
${tagTable(rows, (element) => `HTMLAttributes<${element}>`)}
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends PortalTags {}
}
`;
}

/** For the tags in Vue's templates; `@portal-unread` is the prop `onPortalUnread`, and a `ref` gives the element. */
export function vueTypes(rows: readonly DocumentedElement[]): string {
  const entries = rows.map((row) => {
    const attributes = Object.entries(row.attributes ?? {}).map(
      ([attribute, rule]) => `    ${propertyName(attribute)}?: ${typeOf(rule)};`,
    );
    const listeners = eventsOf(row).map(
      ({ name }) => `    on${handlerName(name)}?: (event: ${classOf(row)}Events['${name}']) => void;`,
    );
    return `  '${row.tag}': PortalTag<${classOf(row)}Element, {\n${[...attributes, ...listeners].join('\n')}\n  }>;`;
  });
  return `import type { HTMLAttributes, PublicProps } from 'vue';
${importsOf(rows)}

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
