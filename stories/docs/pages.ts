import { toId } from 'storybook/internal/csf';
import type { DocsLocale } from './docs-locale.ts';

/** The titles of the two trees in Storybook's sidebar. */
export const trees: Readonly<Record<DocsLocale, string>> = { 'zh-CN': '文档', en: 'Docs' };

const folders: Readonly<Record<DocsLocale, string>> = { 'zh-CN': 'zh', en: 'en' };

const heads = import.meta.glob<string>('./{zh,en}/*.mdx', { query: '?raw', import: 'default', eager: true });

/** Storybook's id of the page with this title. */
export const idOfTitle = (title: string): string => toId(title, 'docs');

export const titleOf = (mdx: string): string => /<Meta title="([^"]+)"/.exec(mdx)?.[1] ?? '';

export interface DocsPage {
  id: string;
  /** The file's name, the same in both languages. */
  file: string;
  locale: DocsLocale;
  mdx: string;
}

export const docsPages: readonly DocsPage[] = Object.entries(heads).map(([path, mdx]) => ({
  id: idOfTitle(titleOf(mdx)),
  file: path.slice(path.lastIndexOf('/') + 1),
  locale: path.startsWith(`./${folders.en}/`) ? 'en' : 'zh-CN',
  mdx,
}));

/** The language of a page by its tree; undefined for a widget's page, which speaks the toolbar's language. */
export function localeOfPage(id: string): DocsLocale | undefined {
  return docsPages.find((page) => page.id === id)?.locale;
}

/** The id of the same page in the other tree. */
export function translationOf(id: string): string | undefined {
  const page = docsPages.find((one) => one.id === id);
  return docsPages.find(({ file, locale }) => file === page?.file && locale !== page.locale)?.id;
}
