import type { AttributeRule } from './attributes.ts';

/** What a tag offers to the page, as far as run time needs it; `reference.ts` beside it says what each means. */
export interface ElementDefinition {
  tag: `portal-${string}`;
  attributes?: Readonly<Record<string, AttributeRule>>;
  /** Props for objects and functions; never attributes. */
  properties?: readonly string[];
  /** Names that the component puts on its `handle`. */
  methods?: readonly string[];
  /** The events by the callback prop that raises them. */
  events?: Readonly<Record<string, `portal-${string}`>>;
}
