import { commonAttributes, type AttributeRule, type ElementDefinition } from './definition.ts';

/** Sentences for documents, of everything that `Definition` names. Run time never imports them. */
export type ElementReference<Definition extends ElementDefinition> = {
  summary: string;
  /** Where to look for the element in the gallery, if it does not appear in its section. */
  hint?: string;
  /** The parts for `::part()`, with their descriptions. */
  parts?: Readonly<Record<string, string>>;
  /** The same in Chinese, for the gallery. */
  chinese?: ChineseReference<Definition>;
} & (Definition extends { attributes: infer Rules } ? { attributes: Sentences<keyof Rules> } : unknown) &
  (Definition extends { properties: readonly (infer Name)[] } ? { properties: Sentences<Name> } : unknown) &
  (Definition extends { methods: readonly (infer Name)[] } ? { methods: MethodReferences<Name> } : unknown) &
  (Definition extends { events: infer Events } ? { events: EventReferences<keyof Events> } : unknown);

/** Where a sentence is missing, the English one is shown. */
type ChineseReference<Definition extends ElementDefinition> = {
  name: string;
  summary: string;
  hint?: string;
  parts?: Readonly<Record<string, string>>;
} & (Definition extends { attributes: infer Rules }
  ? { attributes?: Partial<Sentences<keyof Rules>> }
  : unknown) &
  (Definition extends { properties: readonly (infer Name)[] }
    ? { properties?: Partial<Sentences<Name>> }
    : unknown) &
  (Definition extends { methods: readonly (infer Name)[] }
    ? { methods?: Partial<Sentences<Name>> }
    : unknown) &
  (Definition extends { events: infer Events }
    ? { events?: Partial<Sentences<Events[keyof Events]>> }
    : unknown);

type Sentences<Name> = Readonly<Record<Extract<Name, string>, string>>;
type MethodReferences<Name> = Readonly<Record<Extract<Name, string>, MethodReference>>;
type EventReferences<Prop> = Readonly<Record<Extract<Prop, string>, EventReference>>;

/** A method of an element. None of them returns anything: the component may not be rendered yet. */
export interface MethodReference {
  summary: string;
  /** In the order of the call, each with its TypeScript type. */
  parameters?: readonly { name: string; type: string; optional?: true }[];
}

interface EventReference {
  summary: string;
  /** The fields of `event.detail`, each with its TypeScript type. */
  detail?: Readonly<Record<string, string>>;
}

export interface DocumentedEvent extends EventReference {
  name: `portal-${string}`;
}

/** An element with all that documents say of it. */
export interface DocumentedElement {
  definition: ElementDefinition;
  tag: ElementDefinition['tag'];
  summary: string;
  hint?: string;
  attributes?: Readonly<Record<string, AttributeRule & { summary: string }>>;
  properties?: Readonly<Record<string, string>>;
  methods?: Readonly<Record<string, MethodReference>>;
  /** By the callback prop that raises them. */
  events?: Readonly<Record<string, DocumentedEvent>>;
  parts?: Readonly<Record<string, string>>;
  chinese?: DocumentedChinese;
}

/** The gallery's sentences about an element; the events by their names. */
export interface DocumentedChinese {
  name: string;
  summary: string;
  hint?: string;
  attributes?: Readonly<Record<string, string>>;
  properties?: Readonly<Record<string, string>>;
  methods?: Readonly<Record<string, string>>;
  events?: Readonly<Record<string, string>>;
  parts?: Readonly<Record<string, string>>;
}

type CommonSentences = Readonly<Record<keyof typeof commonAttributes, string>>;

const commonSentences: CommonSentences = {
  locale: 'The language; default: that of the settings, else of the nearest `lang` attribute.',
  theme: 'Light or dark; default: that of the settings, else as the system is set.',
};

const commonChinese: CommonSentences = {
  locale: '界面语言；默认取配置中的语言，其次取最近的 lang 属性。',
  theme: '浅色或深色；默认取配置，其次跟随系统。',
};

/** Puts the sentences of a reference beside what the definition says. */
export function documentElement<const Definition extends ElementDefinition>(
  definition: Definition,
  reference: ElementReference<Definition>,
): DocumentedElement {
  const { tag, events = {} }: ElementDefinition = definition;
  const attributes: ElementDefinition['attributes'] = { ...definition.attributes, ...commonAttributes };
  const { summary, hint, parts, chinese, ...sentences }: UntypedReference = reference;
  const ofAttributes: UntypedReference['attributes'] = { ...sentences.attributes, ...commonSentences };
  return {
    definition,
    tag,
    summary,
    hint,
    attributes: mapValues(attributes, (rule, name) => ({
      ...rule,
      summary: ofAttributes[name] ?? '',
    })),
    properties: sentences.properties,
    methods: sentences.methods,
    events: mapValues(events, (name, prop) => ({ summary: '', ...sentences.events?.[prop], name })),
    parts,
    chinese: chinese && { ...chinese, attributes: { ...chinese.attributes, ...commonChinese } },
  };
}

/** A reference whose definition is not known. */
interface UntypedReference {
  summary: string;
  hint?: string;
  attributes?: Readonly<Record<string, string>>;
  properties?: Readonly<Record<string, string>>;
  methods?: Readonly<Record<string, MethodReference>>;
  events?: Readonly<Record<string, EventReference>>;
  parts?: Readonly<Record<string, string>>;
  chinese?: DocumentedChinese;
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
