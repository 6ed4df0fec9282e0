/**
 * Compares the look of all stories with the accepted pictures, light and dark, at the width of a desk and of a phone.
 * `--accept`: takes the pictures over; `--engine=firefox` or `webkit`: the main pages in that engine instead, in one window; a
 * word: only the stories whose id contains it.
 */
import { parseArgs } from 'node:util';
import { changeOf } from './changes.ts';
import { openEngineStudio } from './engine-studio.ts';
import { launchFor } from './launch.ts';
import { lookEngines, type LookEngine } from './looks.ts';
import { flatPictures } from './flat-pictures.ts';
import {
  acceptedNames,
  acceptedOf,
  acceptedPicture,
  acceptPicture,
  forgetPicture,
  pictureName,
} from './pictures.ts';
import { writeReport, type Change } from './report.ts';
import { buildAndServe, siteFolder } from './site.ts';
import { storiesOf } from './stories.ts';
import { engineShots, heldShots, type Shot } from './shots.ts';
import { photographAll } from './studio.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false }, engine: { type: 'string' } },
});
const engine = lookEngines.find((name) => name === values.engine);
if (values.engine !== undefined && !engine)
  throw new Error(`${values.engine} is none of ${lookEngines.join(', ')}`);

const site = await buildAndServe();
const changes: Change[] = [];
let failures: string[] = [];
let count = 0;
const examine = async (shot: Shot, after: Buffer, accepted: Buffer | undefined) => {
  count += 1;
  const change = await changeOf(shot, after, accepted);
  if (!change) return;
  changes.push(change);
  if (values.accept) await acceptPicture(change.name, after);
};

async function inChromium(shots: readonly Shot[]): Promise<string[]> {
  const browser = await launchFor(site.port);
  try {
    return await photographAll(browser, shots, examine, { style: flatPictures, acceptedOf });
  } finally {
    await browser.close();
  }
}

async function inEngine(name: LookEngine, shots: readonly Shot[]): Promise<string[]> {
  const studio = await openEngineStudio(name, site.port);
  try {
    return await studio.photograph(shots, examine, acceptedOf);
  } finally {
    await studio.close();
  }
}

try {
  const stories = await storiesOf(siteFolder);
  const isAsked = ({ story }: Shot) => positionals.every((word) => story.id.includes(word));
  failures = engine
    ? await inEngine(engine, engineShots(stories, engine).filter(isAsked))
    : await inChromium(heldShots(stories).filter(isAsked));
  const held = [heldShots(stories), ...lookEngines.map((name) => engineShots(stories, name))].flat();
  const known = new Set(held.map(({ story, look }) => pictureName(story, look)));
  for (const name of await acceptedNames()) {
    if (known.has(name)) continue;
    const before = await acceptedPicture(name);
    changes.push({
      name,
      story: name,
      reason: 'is held no more',
      before,
      after: undefined,
      difference: undefined,
    });
    if (values.accept) await forgetPicture(name);
  }
} finally {
  await site.close();
}
changes.sort((one, other) => one.name.localeCompare(other.name));
for (const failure of failures) console.log(failure);
for (const { name, reason } of changes) console.log(`${name} ${reason}`);
console.log(`${count} pictures, ${changes.length} not as accepted${values.accept ? ', which are now' : ''}`);
if (changes.length > 0) console.log(`See ${await writeReport(changes)}`);
if (failures.length > 0 || (changes.length > 0 && !values.accept)) process.exitCode = 1;
