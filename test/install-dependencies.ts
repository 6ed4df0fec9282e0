/**
 * Installs the dependencies of a folder with its own package.json when they are missing or differ from its lock file.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** Expects a folder that ends with a slash. Returns whether its modules are installed. */
export function installOwnPackage(folder: string, name: string): boolean {
  const stamp = `${folder}node_modules/.installed`;
  const wanted = createHash('sha256')
    .update(readFileSync(`${folder}package-lock.json`))
    .digest('hex');
  if (textOf(stamp) === wanted) return true;
  console.log(`Installing ${name} …`);
  const { status } = spawnSync('npm', ['ci', '--prefix', folder], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) writeFileSync(stamp, wanted);
  return status === 0;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
