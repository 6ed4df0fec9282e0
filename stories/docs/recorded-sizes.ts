import readme from '../../README.md?raw';
import { tableBetweenMarks } from '#test/marked-table.ts';
import { defaultEntryLimit, entryLimits } from '#test/entry-limits.ts';

/** The README's tables, which the commands that measure write there. */
export type RecordedMark = 'sizes' | 'entries' | 'bench' | 'bench:embed';

export const recordedTable = (mark: RecordedMark): string[][] => tableBetweenMarks(readme, mark);

export interface WidgetSizes {
  /** Of the element from the CDN, beside the bell. */
  element: { size: string; limit: string } | undefined;
  component: { size: string; limit: string } | undefined;
  packagedElement: { size: string; limit: string } | undefined;
}

/** The sizes of a widget by its folder's name, e.g. `sign-card`. */
export function sizesOfWidget(name: string): WidgetSizes {
  const rows = recordedTable('sizes');
  const element =
    rows.find(([what]) => what === `\`<portal-${name}>\` beside the bell`) ??
    rows.find(([what]) => what === `\`<portal-${name}>\``);
  const entry = recordedTable('entries').find(([what]) => what === `\`${name}\``);
  const limits = entryLimits[name] ?? defaultEntryLimit;
  return {
    element: element && { size: element[1] ?? '', limit: element[3] ?? '' },
    component: entry && { size: entry[1] ?? '', limit: kB(limits.component) },
    packagedElement: entry && { size: entry[3] ?? '', limit: kB(limits.element) },
  };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
