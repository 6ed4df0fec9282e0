import { chinese, chineseEvents } from './chinese.ts';
import type { Locale } from './settings.ts';

/** The gallery's sentences about a tag; where one is missing, the definition's English one is shown. */
export interface ElementTexts {
  name: string;
  summary: string;
  /** Where to look for the element, if it does not appear in the section. */
  hint: string;
  attributes: Readonly<Record<string, string>>;
  properties: Readonly<Record<string, string>>;
  methods: Readonly<Record<string, string>>;
  events: Readonly<Record<string, string>>;
  parts: Readonly<Record<string, string>>;
}

/** A tag's sentences in a language: Chinese from the gallery, English from the definition. */
export function textsOf(tag: string, locale: Locale = 'zh-CN'): ElementTexts {
  const own = chinese[tag];
  const common = { name: own?.name ?? tag, hint: own?.hint ?? '' };
  const nothing = { summary: '', attributes: {}, properties: {}, methods: {}, events: {}, parts: {} };
  if (locale !== 'zh-CN') return { ...nothing, ...common };
  return { ...nothing, ...own, ...common, events: { ...chineseEvents, ...own?.events } };
}
