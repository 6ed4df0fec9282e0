import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { areAllCases, today } from '../cases.ts';
import { changeOf } from './changes.ts';
import { flatPictures } from './flat-pictures.ts';
import { launchFor } from './launch.ts';
import { acceptedOf } from './pictures.ts';
import { writeReport, type Change } from './report.ts';
import { sample } from './sample.ts';
import { heldShots } from './shots.ts';
import { siteFolder } from './site.ts';
import { storiesOf } from './stories.ts';
import { photographAll } from './studio.ts';

const PICTURES = 24;

let browser: Browser;
beforeAll(async () => {
  browser = await launchFor(inject('lookPort'));
});
afterAll(() => browser.close());

test('stories look as accepted', async () => {
  const held = heldShots(await storiesOf(siteFolder));
  const shots = areAllCases ? held : sample(held, PICTURES, today);
  const changes: Change[] = [];
  const failures = await photographAll(
    browser,
    shots,
    async (shot, after, accepted) => {
      const change = await changeOf(shot, after, accepted);
      if (change) changes.push(change);
    },
    { style: flatPictures, acceptedOf },
  );
  const report = changes.length > 0 ? await writeReport(changes) : '';
  expect(failures).toEqual([]);
  expect(
    changes.map(({ name, reason }) => `${name} ${reason}`),
    report,
  ).toEqual([]);
});
