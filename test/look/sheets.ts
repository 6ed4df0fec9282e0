/** Puts pictures of all pages and widgets beside each other, a sheet for each theme and width. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { contactSheet, type Labelled } from './contact-sheet.ts';
import { launchFor } from './launch.ts';
import { looks } from './looks.ts';
import { buildAndServe, siteFolder } from './site.ts';
import { storiesOf } from './stories.ts';
import { photographAll } from './studio.ts';

const folder = fileURLToPath(new URL('../../.cache/look/sheets', import.meta.url));
/** Rooms of the sidebar that are worth a sheet. */
const rooms = ['host', 'widgets'];

const site = await buildAndServe();
const browser = await launchFor(site.port);
try {
  const all = await storiesOf(siteFolder);
  await mkdir(folder, { recursive: true });
  for (const room of rooms) {
    const stories = all.filter(({ id, isMain }) => isMain && id.startsWith(`${room}-`));
    const places = new Map(stories.map(({ id }, place) => [id, place]));
    for (const look of looks) {
      const pictures: Labelled[] = [];
      const shots = stories.map((story) => ({ story, look }));
      const failures = await photographAll(browser, shots, async ({ story }, png) => {
        pictures[places.get(story.id) ?? 0] = { label: story.name, png };
      });
      if (failures.length > 0) throw new Error(failures.join('\n'));
      const file = `${folder}/${room}.${look.name}.webp`;
      await (await contactSheet(pictures, look)).toFile(file);
      console.log(`${file}: ${pictures.length} pictures`);
    }
  }
} finally {
  await browser.close();
  await site.close();
}
