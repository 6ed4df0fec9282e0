/**
 * Compares the look of all stories with the accepted pictures, light and dark, at the width of a desk and of a phone.
 * `--accept`: takes the pictures over; a word: only the stories whose id contains it.
 */
import { parseArgs } from 'node:util';
import { changeOf } from './changes.ts';
import { launchFor } from './launch.ts';
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
import { heldShots, type Shot } from './shots.ts';
import { photographAll } from './studio.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false } },
});

const site = await buildAndServe();
const browser = await launchFor(site.port);
const changes: Change[] = [];
let failures: string[] = [];
let count = 0;
try {
  const stories = await storiesOf(siteFolder);
  const held = heldShots(stories);
  const isAsked = ({ story }: Shot) => positionals.every((word) => story.id.includes(word));
  const examine = async (shot: Shot, after: Buffer, accepted: Buffer | undefined) => {
    count += 1;
    const change = await changeOf(shot, after, accepted);
    if (!change) return;
    changes.push(change);
    if (values.accept) await acceptPicture(change.name, after);
  };
  failures = await photographAll(browser, held.filter(isAsked), examine, {
    style: flatPictures,
    acceptedOf,
  });
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
  await browser.close();
  await site.close();
}
changes.sort((one, other) => one.name.localeCompare(other.name));
for (const failure of failures) console.log(failure);
for (const { name, reason } of changes) console.log(`${name} ${reason}`);
console.log(`${count} pictures, ${changes.length} not as accepted${values.accept ? ', which are now' : ''}`);
if (changes.length > 0) console.log(`See ${await writeReport(changes)}`);
if (failures.length > 0 || (changes.length > 0 && !values.accept)) process.exitCode = 1;
