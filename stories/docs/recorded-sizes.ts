import page from './en/16-size-and-speed.mdx?raw';
import { tableBetweenMarks } from '#test/marked-table.ts';
import { defaultEntryLimit, entryLimits } from '#test/entry-limits.ts';

export interface WidgetSizes {
  /** Of the element from the CDN, beside the bell. */
  element: { size: string; limit: string } | undefined;
  component: { size: string; limit: string } | undefined;
  packagedElement: { size: string; limit: string } | undefined;
}

/** The sizes of a widget by its folder's name, e.g. `sign-card`; the commands that measure write them into the page. */
export function sizesOfWidget(name: string): WidgetSizes {
  const rows = tableBetweenMarks(page, 'sizes');
  const element =
    rows.find(([what]) => what === `\`<portal-${name}>\` beside the bell`) ??
    rows.find(([what]) => what === `\`<portal-${name}>\``);
  const entry = tableBetweenMarks(page, 'entries').find(([what]) => what === `\`${name}\``);
  const limits = entryLimits[name] ?? defaultEntryLimit;
  return {
    element: element && { size: element[1] ?? '', limit: element[3] ?? '' },
    component: entry && { size: entry[1] ?? '', limit: kB(limits.component) },
    packagedElement: entry && { size: entry[3] ?? '', limit: kB(limits.element) },
  };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
