export interface StyleSheet {
  /** Its path below the portal's folder. */
  file: string;
  css: string;
}

/**
 * Returns the files of the style sheets that HTML uses: those with rules for one of its classes. A class belongs to the first
 * sheet that names it; the others only refer to it, as cards do to the button.
 */
export function usedStyles(sheets: readonly StyleSheet[], html: string): string[] {
  const attributes = html.matchAll(/ class="([^"]*)"/g);
  const shown = new Set(Array.from(attributes, ([, names = '']) => names.split(' ')).flat());
  const owned = new Set<string>();
  const used: string[] = [];
  for (const { file, css } of sheets) {
    const own = Array.from(css.matchAll(/\.(portal-[\w-]+)/g), ([, name = '']) => name).filter(
      (name) => !owned.has(name),
    );
    if (own.some((name) => shown.has(name))) used.push(file);
    for (const name of own) owned.add(name);
  }
  return used;
}
