import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { file, secret } from './attack.ts';

/** Writes the files that attacks look for beside and into the served folders of this place: `portal` and `cdn`. */
export function plantFiles(place: string): void {
  const files: Readonly<Record<string, string>> = {
    'secret.txt': secret,
    'portal/.vite/secret.txt': secret,
    'cdn/.hidden/secret.txt': secret,
    [`portal${file.path}`]: 'a'.repeat(file.bytes),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), content);
  }
}
