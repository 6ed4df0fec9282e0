import { readdirSync } from 'node:fs';
import { root } from '#host/server/paths.ts';

/** The tags of all elements: each has a folder with its definition. */
export const widgetTags: readonly string[] = readdirSync(`${root}widgets`, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && readdirSync(`${root}widgets/${entry.name}`).includes('element.ts'),
  )
  .map(({ name }) => `portal-${name}`);
