import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a temporary folder with these files for a test. */
export function folderWith(files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) put(folder, path, content);
  return folder;
}

export function put(folder: string, path: string, content: string | Uint8Array): void {
  const place = join(folder, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, content);
}
