import { compare } from './compare.ts';
import { pictureName } from './pictures.ts';
import type { Change } from './report.ts';
import type { Shot } from './shots.ts';

/** How the picture of a story differs from the accepted one; undefined where it does not. */
export async function changeOf(
  { story, look }: Shot,
  after: Buffer,
  before: Buffer | undefined,
): Promise<Change | undefined> {
  const name = pictureName(story, look);
  const change = { name, story: `${story.name}, ${look.name}`, before, after };
  if (!before) return { ...change, reason: 'is new', difference: undefined };
  const { count, picture } = await compare(before, after);
  if (count <= look.pixelsMax) return undefined;
  const reason = count === Infinity ? 'has another size' : `${count} pixels differ`;
  return { ...change, reason, difference: picture };
}
