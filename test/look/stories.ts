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
  /** The first one of its entry, which shows it as most users see it. */
  isMain: boolean;
}

/** Rooms of the sidebar whose stories are all held; of the others only the main ones are. */
const heldRooms = ['theme-', 'ui-'];

/** True for the stories that have accepted pictures. */
export const isHeld = ({ id, isMain }: Story): boolean =>
  isMain || heldRooms.some((room) => id.startsWith(room));

/** All stories of a built Storybook. */
export async function storiesOf(site: string): Promise<Story[]> {
  const { entries } = v.parse(index, JSON.parse(await readFile(`${site}/index.json`, 'utf8')));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return stories.map(({ id, title, name }, index) => ({
    id,
    name: `${title} / ${name}`,
    isMain: stories[index - 1]?.title !== title,
  }));
}
