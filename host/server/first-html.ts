import { parse, TextNode } from 'node-html-parser';
import type { FirstPaint } from '../app/boot/prerender.tsx';
import { unsupportedNote } from './unsupported-note.ts';

/** The files of the page's own code, which load after the first paint. */
interface LaterFiles {
  scripts: readonly string[];
  /** The style sheets that the page's own code adds. */
  laterStyles: readonly string[];
}

interface FirstHtml extends FirstPaint, LaterFiles {
  locale: string;
  /** Files below the portal's folder. */
  firstPaintScript: string;
  /** The script of every page, by far the largest one. */
  main: string;
  /** Nothing is painted without these. */
  styles: readonly string[];
  /** Shown to visitors whose browser is too old. */
  hotline?: string | undefined;
  /** Of the page that the same path has with an `id` in the query. */
  details?: LaterFiles | undefined;
}

/** Puts a first paint into the built `index.html`. Throws if that lacks a place for it. */
export function fillTemplate(template: string, page: FirstHtml): string {
  const document = parse(template, { comment: true });
  const find = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`index.html has no ${selector}`);
    return element;
  };
  const isNamed = (file: string) => document.querySelector(`[src="/${file}"], [href="/${file}"]`) !== null;
  const styles = page.styles.filter((file) => !isNamed(file));
  const linksTo = ({ laterStyles, scripts }: LaterFiles) => [
    ...laterStyles
      .filter((file) => !isNamed(file) && !styles.includes(file))
      .map((file) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`),
    ...scripts.filter((file) => !isNamed(file) && file !== page.main).map(modulePreload),
  ];
  // Each request costs time before the first paint, so only one script is fetched before; the entry fetches the others.
  const later = [
    modulePreload(page.main),
    templateOf('later', linksTo(page)),
    ...(page.details ? [templateOf('later-details', linksTo(page.details))] : []),
  ];
  // These come first: until they are here, nothing is painted, and a browser requests six files at a time.
  const blocking = [
    `<script src="/${page.firstPaintScript}"></script>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
  ];
  const title = find('title');
  title.innerHTML = page.title;
  title.insertAdjacentHTML('afterend', blocking.map((element) => `\n    ${element}`).join(''));
  find('head').insertAdjacentHTML('beforeend', later.map((element) => `  ${element}\n  `).join(''));
  find('html').setAttribute('lang', page.locale);
  for (const script of document.querySelectorAll('script[type="module"]'))
    script.setAttribute('fetchpriority', 'low');
  const place = find('#portal');
  place.setAttribute('data-page', page.page);
  place.setAttribute('data-access', page.access);
  place.insertAdjacentHTML('beforebegin', unsupportedNote(page.hotline));
  // As it was rendered: parsed and written again, it could differ from what is hydrated.
  place.append(new TextNode(page.html));
  return document.toString();
}

const templateOf = (id: string, links: readonly string[]) =>
  `<template id="${id}">\n      ${links.join('\n      ')}\n    </template>`;

const modulePreload = (file: string) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`;
