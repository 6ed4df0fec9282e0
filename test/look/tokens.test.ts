import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { areAllCases, dueRows, today } from '../cases.ts';
import { changeToken } from './change-token.ts';
import { compare } from './compare.ts';
import { launchFor } from './launch.ts';
import { looks, type Look } from './looks.ts';
import { paintedColours } from './painted-colours.ts';
import { pagePicture } from './page-picture.ts';
import { sample } from './sample.ts';
import { openWindow, showStory } from './show-story.ts';
import { siteFolder } from './site.ts';
import { stillPicture } from './still-picture.ts';
import { storiesOf, type Story } from './stories.ts';

const STORIES = 16;
/** So many pixels at the edge of a layer may differ when it is drawn anew. */
const NOISE = 3;

const tokens = ['surface-sunken', 'line-strong', 'ink-faint', 'danger-ink', 'success-ink', 'warning-soft'];

let browser: Browser;
let stories: Story[];
beforeAll(async () => {
  browser = await launchFor(inject('lookPort'));
  const ofControls = (await storiesOf(siteFolder)).filter(({ id }) => id.startsWith('ui-'));
  stories = areAllCases ? ofControls : sample(ofControls, STORIES, today);
});
afterAll(() => browser.close());

/** Tells if the story paints with a token, by its styles, and if its picture changes with the token. */
async function effectOf(
  page: Page,
  look: Look,
  token: string,
): Promise<{ isPainted: boolean; isChanged: boolean }> {
  const exact = { ...look, pixelsMax: 0 };
  const take = () => pagePicture(page);
  const picture = await stillPicture(take, exact);
  const colours = await paintedColours(page);
  await changeToken(page, token, 'magenta');
  const { count } = await compare(picture, await stillPicture(take, exact));
  const isPainted = JSON.stringify(await paintedColours(page)) !== JSON.stringify(colours);
  return { isPainted, isChanged: count > NOISE };
}

describe.each(dueRows(looks, looks.length))('$name', (look) => {
  test.each(dueRows(tokens, 3))(
    'a change of %s shows exactly the stories that paint with it',
    async (token) => {
      const context = await openWindow(browser, look);
      const painted: string[] = [];
      const changed: string[] = [];
      for (const story of stories) {
        const page = await showStory(context, story, look);
        const { isPainted, isChanged } = await effectOf(page, look, token);
        await page.close();
        if (isPainted) painted.push(story.id);
        if (isChanged) changed.push(story.id);
      }
      await context.close();
      expect(changed).toEqual(painted);
      expect(changed.length).toBeLessThan(stories.length);
    },
  );
});
