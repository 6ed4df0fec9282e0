import { compare } from './compare.ts';
import type { Look } from './looks.ts';

/** So many pictures of a story are taken until two are the same. */
const SHOTS_MAX = 20;

/** How long a story that is not as accepted may still become so. */
const LATE_MS = 3000;

/**
 * A font or a part that loads late still changes the page: two pictures in a row have to be the same. Where it is known how
 * the story has to look, a part may even come after two such pictures. The edge of a layer may differ by a tone.
 */
export async function stillPicture(
  take: () => Promise<Buffer>,
  { pixelsMax }: Look,
  accepted?: Buffer,
): Promise<Buffer> {
  const end = Date.now() + (accepted ? LATE_MS : 0);
  let before = await take();
  for (let shot = 1; shot < SHOTS_MAX || Date.now() < end; shot += 1) {
    if (accepted && (await compare(accepted, before)).count <= pixelsMax) return before;
    const after = await take();
    const isStill = after.equals(before) || (await compare(before, after)).count <= pixelsMax;
    if (isStill && Date.now() >= end) return after;
    before = after;
  }
  throw new Error('it goes on changing');
}
