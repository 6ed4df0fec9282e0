/**
 * Compares the look of stories with the accepted pictures, light and dark, at the width of a desk and of a phone.
 * `--accept`: takes the pictures over; `--sample 12`: so many pictures, others each day; a word: the stories whose id
 * contains it, also those that are not held yet.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findHeadless, launchArguments } from '../chromium.ts';
import { compare, PIXELS_MAX } from './compare.ts';
import { looks } from './looks.ts';
import { acceptedNames, acceptedPicture, acceptPicture, forgetPicture, pictureName } from './pictures.ts';
import { writeReport, type Change } from './report.ts';
import { sample } from './sample.ts';
import { buildAndServe, siteFolder } from './site.ts';
import { isHeld, storiesOf, type Story } from './stories.ts';
import { photographAll, type Shot } from './studio.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false }, sample: { type: 'string' } },
});

/** 20261128 */
const today = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));

const site = await buildAndServe();
const browser = await chromium.launch({ executablePath: findHeadless(), args: launchArguments });
const changes: Change[] = [];
let count = 0;
try {
  const stories = await storiesOf(siteFolder);
  const all: Shot[] = stories.flatMap((story) => looks.map((look) => ({ story, look })));
  const isAsked = ({ id }: Story) => positionals.every((word) => id.includes(word));
  const asked = all.filter(({ story }) => (positionals.length > 0 ? isAsked(story) : isHeld(story)));
  const shots = values.sample ? sample(asked, Number(values.sample), today) : asked;
  await photographAll(browser, site.address, shots, async ({ story, look }, after) => {
    count += 1;
    const name = pictureName(story, look);
    const before = await acceptedPicture(name);
    const change = { name, story: `${story.name}, ${look.name}`, before, after };
    if (!before) {
      changes.push({ ...change, reason: 'is new', difference: undefined });
    } else {
      const { count: pixels, picture } = await compare(before, after);
      if (pixels <= PIXELS_MAX) return;
      const reason = picture ? `${pixels} pixels differ` : 'has another size';
      changes.push({ ...change, reason, difference: picture });
    }
    if (values.accept) await acceptPicture(name, after);
  });
  const known = new Set(all.map(({ story, look }) => pictureName(story, look)));
  for (const name of await acceptedNames()) {
    if (known.has(name)) continue;
    const before = await acceptedPicture(name);
    changes.push({
      name,
      story: name,
      reason: 'has no story any more',
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
for (const { name, reason } of changes) console.log(`${name} ${reason}`);
console.log(`${count} pictures, ${changes.length} not as accepted${values.accept ? ', which are now' : ''}`);
if (changes.length > 0) {
  console.log(`See ${await writeReport(changes)}`);
  if (!values.accept) process.exitCode = 1;
}
