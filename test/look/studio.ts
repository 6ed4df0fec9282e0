import type { Browser, Page } from 'playwright';
import type { Look } from './looks.ts';
import { openStudio, photograph } from './photograph.ts';
import type { Story } from './stories.ts';

export interface Shot {
  story: Story;
  look: Look;
}

/** Photographs stories, two at a time; a tab stays open while its look does. */
export async function photographAll(
  browser: Browser,
  site: string,
  shots: readonly Shot[],
  onPicture: (shot: Shot, picture: Buffer) => Promise<void>,
): Promise<void> {
  const queue = shots.toSorted((one, other) => one.look.name.localeCompare(other.look.name));
  const work = async () => {
    let page: Page | undefined;
    let openLook: Look | undefined;
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      if (!page || openLook !== shot.look) {
        await page?.context().close();
        page = await openStudio(browser, shot.look);
        openLook = shot.look;
      }
      await onPicture(shot, await photograph(page, site, shot.story, shot.look));
    }
    await page?.context().close();
  };
  await Promise.all([work(), work()]);
}
