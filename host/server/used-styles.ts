import { parse as parseCss, walk } from 'css-tree';
import { parse as parseHtml } from 'node-html-parser';

export interface StyleSheet {
  /** Its path below the portal's folder. */
  file: string;
  classes: ReadonlySet<string>;
}

/** The classes that the selectors of a style sheet name, those of `:not()` and the like too. */
export function classesIn(css: string): ReadonlySet<string> {
  const classes = new Set<string>();
  walk(parseCss(css), { visit: 'ClassSelector', enter: ({ name }) => void classes.add(name) });
  return classes;
}

/**
 * Returns the files of the style sheets that HTML uses: those with rules for one of its classes. A class belongs to the first
 * sheet that names it; the others only refer to it, as cards do to the button.
 */
export function usedStyles(sheets: readonly StyleSheet[], html: string): string[] {
  const elements = parseHtml(html).querySelectorAll('[class]');
  const shown = new Set(elements.flatMap(({ classList }) => classList.value));
  const owned = new Set<string>();
  const used: string[] = [];
  for (const { file, classes } of sheets) {
    const own = [...classes].filter((name) => !owned.has(name));
    if (own.some((name) => shown.has(name))) used.push(file);
    for (const name of own) owned.add(name);
  }
  return used;
}
