import type { DocumentedChinese, DocumentedElement } from '../../src/element/reference.ts';
import type { Locale } from './settings.ts';

/** The gallery's sentences about an element; where one is missing, the reference's English one is shown. */
export type ElementTexts = Required<DocumentedChinese>;

/** The events that several elements dispatch. */
const commonEvents: Readonly<Record<string, string>> = {
  'portal-navigate': '即将打开链接，地址为 detail.url。调用 preventDefault() 可改由网页自行处理。',
  'portal-unread': '未读数量发生变化，新的数量为 detail.count。',
  'portal-signed-out': '登录状态已结束。组件显示未登录状态，不会让网页跳转。',
  'portal-error': '组件发生意外错误，并在原处显示提示；网页与其他组件不受影响。',
};

/** An element's sentences in a language; its name and hint are Chinese in both, like the gallery itself. */
export function textsOf({ tag, chinese }: DocumentedElement, locale: Locale = 'zh-CN'): ElementTexts {
  const common = { name: chinese?.name ?? tag, hint: chinese?.hint ?? '' };
  const nothing = { summary: '', attributes: {}, properties: {}, methods: {}, events: {}, parts: {} };
  if (locale !== 'zh-CN') return { ...nothing, ...common };
  return { ...nothing, ...chinese, ...common, events: { ...commonEvents, ...chinese?.events } };
}
