import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const index = v.object({
  entries: v.record(
    v.string(),
    v.object({ id: v.string(), type: v.string(), title: v.string(), name: v.string() }),
  ),
});

export interface Story {
  id: string;
  /** As Storybook's sidebar has it. */
  name: string;
}

/** All stories of a built Storybook. */
export async function storiesOf(site: string): Promise<Story[]> {
  const { entries } = v.parse(index, JSON.parse(await readFile(`${site}/index.json`, 'utf8')));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, name: `${title} / ${name}` }));
}
