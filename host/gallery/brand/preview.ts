import { noMedia, type MediaUrl } from '#src/rules/media-url.ts';
import { fill } from '#src/texts/texts.ts';
import { make } from '../dom.ts';
import type { BrandState } from './brand-state.ts';
import { setBrand, type BrandProperties } from './brand-values.ts';
import { openLogo } from './logo.ts';
import { schemes, type Scheme } from './tones.ts';
import { ownView, views, type ViewName } from './views.ts';
import { brandWords as words } from './words.ts';

/** How wide the pages are laid out; a page wider than its place is shown smaller. */
const widths: Readonly<Record<string, number>> = { desk: 1280, phone: 390 };

interface Shown {
  properties: BrandProperties;
  logo: MediaUrl;
}

interface Sheet {
  element: HTMLElement;
  dress(shown: Shown): void;
}

/** The pages in frames. One that was shown stays as it is behind the others, with what was typed in it. */
export function openPreview(place: HTMLElement): (state: BrandState, shown: Shown) => void {
  const sheets = new Map<string, Sheet>();
  let known: Shown = { properties: {}, logo: noMedia };
  let width = '';
  const fit = () => {
    const room = place.clientWidth;
    const wanted = widths[width] ?? room;
    place.style.setProperty('--page-width', `${wanted}px`);
    place.style.setProperty('--page-scale', String(Math.min(1, room / wanted)));
  };
  new ResizeObserver(fit).observe(place);

  return ({ view, theme, width: chosenWidth, locale }, shown) => {
    known = shown;
    width = chosenWidth;
    place.dataset.theme = theme;
    fit();
    const wanted = schemes.filter((scheme) => theme === 'both' || theme === scheme);
    const names = wanted.map((scheme) => `${view} ${scheme}`);
    for (const scheme of wanted) {
      const name = `${view} ${scheme}`;
      if (sheets.has(name)) continue;
      const sheet = sheetOf(view as ViewName, scheme, locale, () => known);
      sheets.set(name, sheet);
      place.append(sheet.element);
    }
    for (const [name, { element, dress }] of sheets) {
      element.hidden = !names.includes(name);
      dress(shown);
    }
  };
}

function sheetOf(view: ViewName, scheme: Scheme, locale: string, shown: () => Shown): Sheet {
  const title = fill(words.frame, { page: words[view], theme: words[scheme] });
  const query = view === ownView ? `?theme=${scheme}&locale=${locale}` : '';
  const frame = make('iframe', { title, loading: 'lazy', src: views[view] + query });
  let showLogo: ((logo: MediaUrl) => void) | undefined;
  const dress = ({ properties, logo }: Shown) => {
    const page = frame.contentDocument;
    // Not loaded yet, or a link in it has led to another site.
    if (!page || !showLogo) return;
    setBrand(page.documentElement, properties);
    showLogo(logo);
  };
  frame.addEventListener('load', () => {
    const page = frame.contentDocument;
    showLogo = page ? openLogo(page) : undefined;
    if (page) keepTheme(page.documentElement, scheme);
    dress(shown());
    frame.dataset.ready = '';
  });
  const caption = make('p', { class: 'caption', 'aria-hidden': 'true' }, words[scheme]);
  return { element: make('div', { class: 'sheet' }, caption, make('div', { class: 'frame' }, frame)), dress };
}

/** Sets the theme as the first paint does; the start of the portal takes it away again. */
function keepTheme(root: HTMLElement, scheme: Scheme): void {
  const set = () => {
    if (root.dataset.theme !== scheme) root.dataset.theme = scheme;
  };
  set();
  new MutationObserver(set).observe(root, { attributes: true, attributeFilter: ['data-theme'] });
}
