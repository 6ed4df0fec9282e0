import type { Browser, BrowserContext } from 'playwright';
import type { Look } from './looks.ts';
import { pagePicture, withoutFocusRing } from './page-picture.ts';
import { openWindow, showStory } from './show-story.ts';
import type { OnPicture, Shot } from './shots.ts';
import { stillPicture } from './still-picture.ts';
import type { Story } from './stories.ts';

const focusStyle = ({ id }: Story): string => (id.startsWith('ui-') ? '' : withoutFocusRing);

interface StudioOptions {
  /** Added to every page. */
  style?: string;
  /** How a story has to look; where that is known, its picture is taken once it does. */
  acceptedOf?: (shot: Shot) => Promise<Buffer | undefined>;
}

/**
 * Photographs stories, two at a time; a window stays open while its look does. Returns why stories could not be photographed.
 */
export async function photographAll(
  browser: Browser,
  shots: readonly Shot[],
  onPicture: OnPicture,
  { style, acceptedOf }: StudioOptions = {},
): Promise<string[]> {
  const queue = shots.toSorted((one, other) => one.look.name.localeCompare(other.look.name));
  const failures: string[] = [];
  const work = async () => {
    let context: BrowserContext | undefined;
    let openLook: Look | undefined;
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      if (!context || openLook !== shot.look) {
        await context?.close();
        context = await openWindow(browser, shot.look, style);
        openLook = shot.look;
      }
      try {
        const page = await showStory(context, shot.story, shot.look);
        const take = () => pagePicture(page, focusStyle(shot.story));
        const accepted = await acceptedOf?.(shot);
        await onPicture(shot, await stillPicture(take, shot.look, accepted), accepted);
        await page.close();
      } catch (error) {
        failures.push(`${shot.story.id}: ${String(error)}`);
      }
    }
    await context?.close();
  };
  await Promise.all([work(), work()]);
  return failures;
}
