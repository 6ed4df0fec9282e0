import type { FirstPicture } from '../app/prerender.tsx';

/** What the page's own code needs beside the first picture. */
interface LaterFiles {
  scripts: readonly string[];
  /** Those that the page's own code adds. */
  laterStyles: readonly string[];
}

interface FirstHtml extends FirstPicture, LaterFiles {
  locale: string;
  /** Files below the portal's folder. */
  firstPaint: string;
  /** What every page needs, by far the largest script. */
  main: string;
  /** Nothing is painted without these. */
  styles: readonly string[];
  /** Of the page that the same path has with an `id` in the query. */
  details?: LaterFiles | undefined;
}

/** Puts a first picture into the built `index.html`. Throws if that lacks a place for it. */
export function fillTemplate(template: string, page: FirstHtml): string {
  const { locale, title, html, access } = page;
  const named = (file: string) => template.includes(`"/${file}"`);
  // These come first: until they are here, nothing is painted, and a browser requests six files at a time.
  const blocking = [
    `<script src="/${page.firstPaint}"></script>`,
    ...page.styles.filter((file) => !named(file)).map((file) => `<link rel="stylesheet" href="/${file}">`),
  ];
  const linksTo = ({ laterStyles, scripts }: LaterFiles) => [
    ...laterStyles
      .filter((file) => !named(file) && !page.styles.includes(file))
      .map((file) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`),
    ...scripts.filter((file) => !named(file) && file !== page.main).map(modulePreload),
  ];
  // Each request costs time before the first paint, so only one script is fetched before; the entry fetches the others.
  const head = [
    modulePreload(page.main),
    templateOf('later', linksTo(page)),
    ...(page.details ? [templateOf('later-details', linksTo(page.details))] : []),
  ];
  return [
    ['<html lang="zh-CN">', `<html lang="${locale}">`],
    [/<title>[^<]*<\/title>/, [`<title>${title}</title>`, ...blocking].join('\n    ')],
    ['</head>', `${head.map((element) => `  ${element}\n  `).join('')}</head>`],
    [/<script type="module"/g, '<script type="module" fetchpriority="low"'],
    [
      '<div id="portal"></div>',
      `<div id="portal" data-page="${page.page}" data-access="${access}">${html}</div>`,
    ],
  ].reduce((text, [place = '', value]) => {
    const filled = text.replace(place, () => String(value));
    if (filled === text && !(place instanceof RegExp) && place !== value)
      throw new Error(`index.html has no ${place}`);
    return filled;
  }, template);
}

const templateOf = (id: string, links: readonly string[]) =>
  `<template id="${id}">\n      ${links.join('\n      ')}\n    </template>`;

const modulePreload = (file: string) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`;
