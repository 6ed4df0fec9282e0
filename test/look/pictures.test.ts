import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { areAllCases, today } from '../cases.ts';
import { changeOf } from './changes.ts';
import { openEngineStudio } from './engine-studio.ts';
import { flatPictures } from './flat-pictures.ts';
import { launchFor } from './launch.ts';
import { lookEngines } from './looks.ts';
import { acceptedOf } from './pictures.ts';
import { writeReport, type Change } from './report.ts';
import { sample } from './sample.ts';
import { engineShots, heldShots, type OnPicture, type Shot } from './shots.ts';
import { siteFolder } from './site.ts';
import { storiesOf, type Story } from './stories.ts';
import { photographAll } from './studio.ts';

const PICTURES = 24;
const ENGINE_PICTURES = 4;

let stories: Story[];
let browser: Browser;
beforeAll(async () => {
  stories = await storiesOf(siteFolder);
  browser = await launchFor(inject('lookPort'));
});
afterAll(() => browser.close());

const due = (shots: Shot[], count: number): Shot[] => (areAllCases ? shots : sample(shots, count, today));

/** Photographs stories, and reports those that are not as accepted. */
async function expectAccepted(photograph: (onPicture: OnPicture) => Promise<string[]>): Promise<void> {
  const changes: Change[] = [];
  const failures = await photograph(async (shot, after, accepted) => {
    const change = await changeOf(shot, after, accepted);
    if (change) changes.push(change);
  });
  const report = changes.length > 0 ? await writeReport(changes) : '';
  expect(failures).toEqual([]);
  expect(
    changes.map(({ name, reason }) => `${name} ${reason}`),
    report,
  ).toEqual([]);
}

test('stories look as accepted', () =>
  expectAccepted((onPicture) =>
    photographAll(browser, due(heldShots(stories), PICTURES), onPicture, { style: flatPictures, acceptedOf }),
  ));

test.each(lookEngines)('main pages look as accepted in %s', async (engine) => {
  const studio = await openEngineStudio(engine, inject('lookPort'));
  onTestFinished(() => studio.close());
  const shots = due(engineShots(stories, engine), ENGINE_PICTURES);
  await expectAccepted((onPicture) => studio.photograph(shots, onPicture, acceptedOf));
});
