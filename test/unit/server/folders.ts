import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

type Files = Record<string, string | Uint8Array>;

/** Creates a temporary folder with these files for a test. */
export function folderWith(files: Files): string {
  const { folder, remove } = createFolder(files);
  onTestFinished(remove);
  return folder;
}

/** Creates a temporary folder with these files for several tests, which remove it themselves. */
export function createFolder(files: Files) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  for (const [path, content] of Object.entries(files)) put(folder, path, content);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function put(folder: string, path: string, content: string | Uint8Array): void {
  const place = join(folder, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, content);
}
