import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Look } from './looks.ts';
import type { Shot } from './shots.ts';
import type { Story } from './stories.ts';

const folder = fileURLToPath(new URL('./pictures/', import.meta.url));

/** E.g. `ui-button--primary.desk-light`. */
export const pictureName = ({ id }: Story, { name }: Look): string => `${id}.${name}`;

const fileOf = (name: string) => `${folder}${name}.webp`;

/** The accepted picture; undefined where there is none. */
export const acceptedOf = ({ story, look }: Shot): Promise<Buffer | undefined> =>
  acceptedPicture(pictureName(story, look));

export const acceptedPicture = (name: string): Promise<Buffer | undefined> =>
  readFile(fileOf(name)).catch(() => undefined);

/** Colours are rounded to this, which halves the files; `compare` takes it for no difference. */
const STEP = 8;

export async function acceptPicture(name: string, png: Buffer): Promise<void> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const rounded = data.map((value) => Math.min(255, Math.round(value / STEP) * STEP));
  await mkdir(folder, { recursive: true });
  await writeFile(
    fileOf(name),
    await sharp(rounded, { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer(),
  );
}

export const acceptedNames = async (): Promise<string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.slice(0, -'.webp'.length));

export const forgetPicture = (name: string): Promise<void> => rm(fileOf(name));
