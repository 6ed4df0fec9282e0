import { textsOf } from '#host/gallery/element-texts.ts';
import { eventsOf } from '#src/element/common-events.ts';
import { elementReferences } from '#widgets/references.ts';
import type { DocsLocale } from './docs-locale.ts';
import { docsPages, titleOf } from './pages.ts';
import { sectionsOf, type Section } from './search.ts';
import { widgetPageId } from './widget-page.ts';

/** All that can be found in a language: the pages of its tree, and the reference of every element. */
export function searchIndex(locale: DocsLocale): Section[] {
  const pages = docsPages
    .filter((page) => page.locale === locale)
    .flatMap(({ id, mdx }) => sectionsOf(id, titleOf(mdx).split('/').at(-1) ?? '', mdx));
  return [...pages, ...elementReferences.map((element) => sectionOfElement(element, locale))];
}

function sectionOfElement(element: (typeof elementReferences)[number], locale: DocsLocale): Section {
  const texts = textsOf(element, locale);
  const { attributes = {}, properties = {}, methods = {}, parts = {} } = element;
  const names = [attributes, properties, methods, parts].flatMap((entries) => Object.keys(entries));
  const events = eventsOf(element).flatMap(({ name, summary }) => [name, texts.events[name] ?? summary]);
  const sentences = [texts.attributes, texts.properties, texts.methods, texts.parts].flatMap((entries) =>
    Object.values(entries),
  );
  return {
    pageId: widgetPageId(element.tag),
    page: `${texts.name} <${element.tag}>`,
    heading: '',
    text: [texts.summary || element.summary, ...names, ...events, ...sentences].join(' ').replaceAll('`', ''),
  };
}
