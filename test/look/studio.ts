import type { Browser, Page } from 'playwright';
import type { Look } from './looks.ts';
import { openStudio, photograph } from './photograph.ts';
import type { Shot } from './shots.ts';

interface StudioOptions {
  /** Added to every page. */
  style?: string;
  /** How a story has to look; where that is known, its picture is taken once it does. */
  acceptedOf?: (shot: Shot) => Promise<Buffer | undefined>;
}

/**
 * Photographs stories, two at a time; a tab stays open while its look does. Returns why stories could not be photographed.
 */
export async function photographAll(
  browser: Browser,
  shots: readonly Shot[],
  onPicture: (shot: Shot, picture: Buffer) => Promise<void>,
  { style, acceptedOf }: StudioOptions = {},
): Promise<string[]> {
  const queue = shots.toSorted((one, other) => one.look.name.localeCompare(other.look.name));
  const failures: string[] = [];
  const work = async () => {
    let page: Page | undefined;
    let openLook: Look | undefined;
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      if (!page || openLook !== shot.look) {
        await page?.context().close();
        page = await openStudio(browser, shot.look, style);
        openLook = shot.look;
      }
      try {
        const accepted = await acceptedOf?.(shot);
        await onPicture(shot, await photograph(page, shot.story, shot.look, accepted));
      } catch (error) {
        failures.push(String(error));
      }
    }
    await page?.context().close();
  };
  await Promise.all([work(), work()]);
  return failures;
}
