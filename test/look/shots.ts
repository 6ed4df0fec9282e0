import { looks, type Look } from './looks.ts';
import type { Story } from './stories.ts';

export interface Shot {
  story: Story;
  look: Look;
}

/**
 * The accepted pictures: all looks of widgets, controls and main pages. The other states of pages are ten times as many, and
 * each is held in one look: in all four they would take 60 MB.
 */
export const heldShots = (stories: readonly Story[]): Shot[] =>
  stories.flatMap((story) => {
    const isState = story.id.startsWith('host-') && !story.isMain;
    return (isState ? [lookOf(story)] : looks).map((look) => ({ story, look }));
  });

/** Its look, which does not depend on the other stories. */
function lookOf({ id }: Story): Look {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return looks[sum % looks.length] as Look;
}
