import type { TenantPage } from './tenant.ts';
import { markup } from './elements.ts';

/** Styles and markup of a page that could break the elements in it. */
export interface Hostility extends Pick<TenantPage, 'doctype' | 'root'> {
  name: string;
  head?: string;
  /** Wraps the markup of the elements. */
  wrap?: (elements: string) => string;
}

const style = (css: string) => `<style>${css}</style>`;

export const hostilities: readonly Hostility[] = [
  {
    name: 'unsets every property of every tag',
    head: style('*, *::before, *::after { all: unset !important; }'),
  },
  {
    name: 'styles every tag in its own way',
    head: style(`
      a, button, input, textarea, select, label, ul, ol, li, h1, h2, h3, p, div, span, img, svg, dialog, form, table {
        display: block !important; position: static !important; padding: 20px !important; margin: 9px !important;
        border: 5px solid lime !important; background: yellow !important; color: red !important;
        font: italic 700 30px/3 serif !important; text-transform: uppercase !important; float: right !important;
        transform: rotate(3deg) !important; inline-size: 90px !important; opacity: 0.5 !important;
      }
      dialog::backdrop { display: none !important; }
      [popover] { display: none !important; }
      @keyframes portal-spin { from { opacity: 0; } }
      @layer portal.base, portal.widgets { * { color: lime; } }
    `),
  },
  {
    name: 'hands down every property that is inherited',
    head: style(`
      html, body {
        color: red; font: italic small-caps 700 30px/3 serif; letter-spacing: 1em; word-spacing: 1em;
        text-align: right; text-indent: 3em; text-transform: uppercase; text-shadow: 3px 3px red; white-space: pre;
        word-break: break-all; cursor: wait; list-style: square inside; quotes: '<' '>'; border-collapse: collapse;
        tab-size: 1; hyphens: auto; line-break: anywhere; user-select: none; fill: red; stroke: red;
        -webkit-text-stroke: 1px lime; font-feature-settings: 'zero'; caret-color: red; accent-color: red;
        --portal-ink: red; --portal-surface: red; --portal-line: red; --portal-text: 40px; --portal-quick: 9s;
      }
    `),
  },
  { name: 'has a small root font', head: style('html { font-size: 62.5%; } body { font-size: 1.4rem; }') },
  { name: 'has no doctype', doctype: '' },
  { name: 'is written from right to left', root: 'dir="rtl"' },
  {
    name: 'clips and transforms what they stand in',
    wrap: (elements) => `<div style="overflow: hidden; block-size: 6000px; transform: scale(1) translateZ(0);
      filter: brightness(1); perspective: 100px; contain: layout paint; isolation: isolate">${elements}</div>`,
  },
  {
    name: 'lays something over everything',
    wrap: (elements) => `${elements}<div id="overlay" style="position: fixed; inset: 0; z-index: 2147483647;
      background: rgb(255 0 0 / 0.2)"></div>`,
  },
];

/** Creates a box that the page's rules cannot change, since `!important` rules of a shadow root win. */
const box = (rules: string, inside: string) =>
  `<div><template shadowrootmode="open">${style(`:host { all: initial !important; visibility: inherit !important; text-align: left !important; ${rules} }`)}<slot></slot></template>${inside}</div>`;

/** Creates a page with these elements, stacked in boxes that are the same on every page. */
export function pageOf(
  tags: readonly string[],
  { doctype, root, head = '', wrap = (all) => all }: Partial<Hostility> = {},
): TenantPage {
  const slots = tags.map((tag) => box('display: block !important; padding: 8px !important;', markup(tag)));
  const column = box(
    'display: block !important; position: absolute !important; inset: 0 auto auto 0 !important; inline-size: 1200px !important; background: #fff !important;',
    slots.join('\n'),
  );
  return {
    ...(doctype !== undefined && { doctype }),
    ...(root && { root }),
    head: `${style('body { margin: 0; }')}${head}`,
    body: wrap(column),
  };
}
