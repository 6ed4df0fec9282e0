/** A part of a page that is found as a whole: what stands below one heading. */
export interface Section {
  pageId: string;
  page: string;
  heading: string;
  text: string;
}

export interface Match extends Section {
  /** The words around the first match. */
  excerpt: string;
}

const AROUND = 60;
const MOST = 20;

/** Splits a page's source at its headings; imports, expressions and comments are no words of the page. */
export function sectionsOf(pageId: string, page: string, mdx: string): Section[] {
  const body = mdx.replaceAll(/^(?:import|export) .*$|^<.*\/>$|^\{\/\*.*\*\/\}$/gm, '');
  const [head = '', ...rest] = body.split(/^#{1,4} /m);
  return [['', head], ...rest.map((part) => part.split(/\n([^]*)/))]
    .map(([heading = '', text = '']) => ({ pageId, page, heading, text: plainText(text) }))
    .filter(({ heading, text }) => heading || text);
}

function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^```.*$/gm, '')
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[*|`[\]]|-{3,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The sections that hold every word, those first that hold them in a heading. */
export function searchSections(sections: readonly Section[], query: string): Match[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const rank = ({ page, heading }: Section) => (holds(page) ? 0 : holds(heading) ? 1 : 2);
  return sections
    .filter(({ page, heading, text }) => holds(`${page} ${heading} ${text}`))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MOST)
    .map((section) => ({ ...section, excerpt: excerptOf(section.text, words) }));
}

function excerptOf(text: string, words: readonly string[]): string {
  const found = words.map((word) => text.toLowerCase().indexOf(word)).filter((index) => index >= 0);
  const start = Math.max(0, Math.min(...found, text.length) - AROUND / 2);
  const from = found.length > 0 ? start : 0;
  const end = from + AROUND * 2;
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`;
}
