/** Installs the frameworks and libraries of these tests where they are missing or others than the lock file names. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const stamp = `${folder}node_modules/.installed`;

function installed(): string {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return '';
  }
}

const wanted = createHash('sha256')
  .update(readFileSync(`${folder}package-lock.json`))
  .digest('hex');

if (installed() !== wanted) {
  console.log('Installing the frameworks and libraries of test/hosts …');
  const { status } = spawnSync('npm', ['ci', '--prefix', folder], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) writeFileSync(stamp, wanted);
  else process.exitCode = status ?? 1;
}
