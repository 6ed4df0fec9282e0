import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A picture that is not as accepted. */
export interface Change {
  name: string;
  /** Of the story, as Storybook's sidebar has it. */
  story: string;
  reason: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
  difference: Buffer | undefined;
}

const folder = fileURLToPath(new URL('../../.cache/look/report', import.meta.url));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `body { font: 14px/1.5 sans-serif; margin: 24px; background: #f4f4f5; }
section { margin: 0 0 32px; } .row { display: flex; gap: 12px; align-items: start; }
figure { margin: 0; flex: 1 1 0; min-width: 0; } img { max-width: 100%; border: 1px solid #a1a1aa; background: #fff; }`;

/** Writes before, after and difference of every change side by side; returns the address of the page. */
export async function writeReport(changes: readonly Change[]): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sections = await Promise.all(changes.map(section));
  const page = join(folder, 'index.html');
  await writeFile(
    page,
    `<!doctype html><meta charset="utf-8"><title>Look</title><style>${style}</style>
<h1>${changes.length} pictures are not as accepted</h1>${sections.join('')}`,
  );
  return pathToFileURL(page).href;
}

async function section({ name, story, reason, ...pictures }: Change): Promise<string> {
  const figures = await Promise.all(
    (['before', 'after', 'difference'] as const).map(async (which) => {
      const picture = pictures[which];
      if (!picture) return '';
      const file = `${name}.${which}${which === 'before' ? '.webp' : '.png'}`;
      await writeFile(join(folder, file), picture);
      return `<figure><figcaption>${which}</figcaption><img src="${encodeURIComponent(file)}" alt=""></figure>`;
    }),
  );
  return `<section><h2>${escaped(story)}</h2><p>${escaped(`${name}: ${reason}`)}</p><div class="row">${figures.join('')}</div></section>`;
}
