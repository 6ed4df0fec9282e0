import { commonEvents } from '#src/element/common-events.ts';
import type { DocumentedChinese, DocumentedElement } from '#src/element/reference.ts';
import type { Locale } from '#src/texts/texts.ts';

/** The gallery's sentences about an element; where one is missing, the reference's English one is shown. */
export type ElementTexts = Required<DocumentedChinese>;

/** The events that several elements dispatch, and those of all. */
const sharedEvents: Readonly<Record<string, string>> = {
  'portal-navigate': '即将打开链接，地址为 detail.url。调用 preventDefault() 可改由网页自行处理。',
  'portal-unread': '未读数量发生变化，新的数量为 detail.count。',
  ...Object.fromEntries(commonEvents.map(({ name, chinese }) => [name, chinese])),
};

/** An element's sentences in a language. */
export function textsOf(element: DocumentedElement, locale: Locale = 'zh-CN'): ElementTexts {
  const { tag, hint = '', chinese } = element;
  const nothing = { summary: '', attributes: {}, properties: {}, methods: {}, events: {}, parts: {} };
  if (locale === 'en') return { ...nothing, name: englishName(tag), hint };
  const common = { name: chinese?.name ?? tag, hint: chinese?.hint ?? '' };
  return { ...nothing, ...chinese, ...common, events: { ...sharedEvents, ...chinese?.events } };
}

/** `portal-sign-card` → `Sign card`. */
function englishName(tag: string): string {
  const words = tag.slice('portal-'.length).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
