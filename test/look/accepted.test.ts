import { expect, inject, test } from 'vitest';
import { areAllCases, today } from '../cases.ts';
import { changeOf } from './changes.ts';
import { launchFor } from './launch.ts';
import { flatPictures } from './flat-pictures.ts';
import { sample } from './sample.ts';
import { heldShots, type Shot } from './shots.ts';
import { siteFolder } from './site.ts';
import { storiesOf } from './stories.ts';
import { photographAll } from './studio.ts';

const SHOTS = 16;

test('stories look as accepted; see `npm run look`', async () => {
  const all = heldShots(await storiesOf(siteFolder));
  const shots = areAllCases ? all : sample(all, SHOTS, today);
  const browser = await launchFor(inject('lookPort'));
  const found: string[] = [];
  const examine = async (shot: Shot, picture: Buffer) => {
    const change = await changeOf(shot, picture);
    if (change) found.push(`${change.name} ${change.reason}`);
  };
  const failures = await photographAll(browser, shots, examine, flatPictures);
  await browser.close();
  expect(shots.length).toBeGreaterThanOrEqual(SHOTS);
  expect([...failures, ...found]).toEqual([]);
});
