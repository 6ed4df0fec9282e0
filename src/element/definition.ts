/** The interface of a tag, as far as run time needs it; `reference.ts` beside it has the descriptions. */
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

export type AttributeRule =
  | { type: 'string'; default?: string; values?: readonly string[] }
  | { type: 'number'; default?: number }
  | { type: 'boolean' };

/** The attributes of every element, beside its own. */
export const commonAttributes = {
  locale: { type: 'string', values: ['zh-CN', 'zh-Hant', 'en'] },
  theme: { type: 'string', values: ['auto', 'light', 'dark'] },
} as const satisfies Readonly<Record<string, AttributeRule>>;

/** camelCase property of an attribute: `user-id` → `userId`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Reads an attribute: bare booleans are true, a missing or bad value falls back to the default. */
export function parseAttribute(
  rule: AttributeRule,
  text: string | null,
): string | number | boolean | undefined {
  switch (rule.type) {
    case 'boolean':
      return text !== null && text !== 'false';
    case 'number': {
      const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
      return Number.isFinite(number) ? number : rule.default;
    }
    case 'string':
      return text === null || (rule.values && !rule.values.includes(text)) ? rule.default : text;
  }
}

/** Brings a property's value to the attribute's type, so that `el.size = '40'` and `size="40"` mean the same. */
export function parseProperty(rule: AttributeRule, value: unknown): string | number | boolean | undefined {
  if (rule.type === 'boolean')
    return typeof value === 'string' ? parseAttribute(rule, value) : Boolean(value);
  return parseAttribute(rule, value === null || value === undefined ? null : String(value));
}
