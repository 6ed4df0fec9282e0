import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { root } from '#host/server/paths.ts';

/** Packs the built package as npm would publish it, and unpacks it into a `node_modules` folder. */
export function installPacked(modules: string): void {
  const target = `${modules}/portal-widgets`;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const words = ['pack', '--silent', '--pack-destination', modules];
  const name = execFileSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const archive = `${modules}/${name.trim().split('\n').at(-1)}`;
  execFileSync('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
  rmSync(archive);
}
