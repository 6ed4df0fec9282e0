import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Look } from './looks.ts';

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
  /** Shows a page, a widget or a control as most users see it. */
  isMain: boolean;
}

/** Of the page that shows it alone. The stories' own tests check accessibility. */
export const storyQuery = ({ id }: Story, { theme }: Look): string =>
  `?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`;

/** The first story of an entry is a main one; these are others of entries that hold several pages. */
const furtherPages = new Set([
  'host-about--faq',
  'host-about--help',
  'host-details--project-open',
  'host-editor--examination',
  'host-lists--activities',
  'host-lists--lives',
  'host-lists--projects',
  'host-lists--studios',
]);

/** All stories of a built Storybook. */
export async function storiesOf(site: string): Promise<Story[]> {
  const { entries } = v.parse(index, JSON.parse(await readFile(`${site}/index.json`, 'utf8')));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const missing = [...furtherPages].filter((id) => !entries[id]);
  if (missing.length > 0) throw new Error(`no stories: ${missing.join(', ')}`);
  return stories.map(({ id, title, name }, place) => ({
    id,
    name: `${title} / ${name}`,
    isMain: stories[place - 1]?.title !== title || furtherPages.has(id),
  }));
}
