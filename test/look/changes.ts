import { compare, PIXELS_MAX } from './compare.ts';
import { acceptedOf, pictureName } from './pictures.ts';
import type { Change } from './report.ts';
import type { Shot } from './shots.ts';

/** How a picture differs from the accepted one; undefined where it does not. */
export async function changeOf(shot: Shot, after: Buffer): Promise<Change | undefined> {
  const { story, look } = shot;
  const name = pictureName(story, look);
  const before = await acceptedOf(shot);
  const change = { name, story: `${story.name}, ${look.name}`, before, after };
  if (!before) return { ...change, reason: 'is new', difference: undefined };
  const { count, picture } = await compare(before, after);
  if (count <= PIXELS_MAX) return undefined;
  const reason = count === Infinity ? 'has another size' : `${count} pixels differ`;
  return { ...change, reason, difference: picture };
}
