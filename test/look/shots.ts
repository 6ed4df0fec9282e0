import { engineLooks, looks, type Look, type LookEngine } from './looks.ts';
import type { Story } from './stories.ts';

export interface Shot {
  story: Story;
  look: Look;
}

export type OnPicture = (shot: Shot, picture: Buffer, accepted: Buffer | undefined) => Promise<void>;

/**
 * The accepted pictures: all looks of widgets, controls and main pages. The other states of pages are ten times as many, and
 * each is held in one look: in all four they would take 60 MB.
 */
export const heldShots = (stories: readonly Story[]): Shot[] =>
  stories.flatMap((story) => {
    const fitting = story.id.endsWith('on-phone')
      ? looks.filter(({ name }) => name.startsWith('phone'))
      : looks;
    const isState = story.id.startsWith('host-') && !story.isMain;
    return (isState ? [lookOf(story, fitting)] : fitting).map((look) => ({ story, look }));
  });

export const engineShots = (stories: readonly Story[], engine: LookEngine): Shot[] =>
  stories
    .filter(({ id, isMain }) => isMain && id.startsWith('host-'))
    .map((story) => ({ story, look: engineLooks[engine] }));

/** One of these looks, which does not depend on the other stories. */
function lookOf({ id }: Story, fitting: readonly Look[]): Look {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return fitting[sum % fitting.length] as Look;
}
