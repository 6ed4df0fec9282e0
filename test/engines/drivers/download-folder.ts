import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SavedFile } from './driver.ts';
import { poll } from './poll.ts';

/** Files that a browser is still writing. */
const partEnding = /\.(part|crdownload|wkdownload)$/;

/** Does what begins a download, and returns the file that appears in the folder for downloads. */
export async function savedIn(folder: string, begin: () => Promise<void>): Promise<SavedFile> {
  const former = await readdir(folder);
  await begin();
  return poll(async () => {
    const names = await readdir(folder);
    const [name] = names.filter((one) => !former.includes(one));
    if (!name || names.some((one) => partEnding.test(one))) throw new Error(`no new file in ${folder}`);
    const bytes = await readFile(join(folder, name));
    if (bytes.length === 0) throw new Error(`${name} is still empty`);
    return { name, bytes };
  });
}
