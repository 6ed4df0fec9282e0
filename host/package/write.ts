/** Completes dist/lib: the custom elements manifest and the types of the tags, from the definitions, and one style sheet. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { layers } from '#src/theme/useStyles.ts';
import { fingerprint } from '../server/build-cache.ts';
import { root } from '../server/paths.ts';
import { elementFiles } from './files.ts';
import { lowerStyles } from './lower-styles.ts';
import { packageBuild } from './package-build.ts';

const library = `${root}dist/lib`;

function write(name: string, text: string): void {
  writeFileSync(`${library}/${name}`, text);
}

mkdirSync(`${library}/elements`, { recursive: true });
for (const [name, text] of Object.entries(await elementFiles())) write(name, text);
write('styles.css', layers + (await sheets()).join('\n'));
// TypeScript asks for the types of a style sheet too, when a module imports it for its side effect.
write('styles.css.d.ts', 'export {};\n');
writeFileSync(packageBuild.stamp, await fingerprint(packageBuild));

/** The style sheets of src and widgets; their cascade layers decide the order. */
function sheets(): Promise<string[]> {
  const names = ['src', 'widgets']
    .flatMap((room) =>
      readdirSync(root + room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
    )
    .filter((name) => name.endsWith('.css'))
    .toSorted();
  return Promise.all(names.map((name) => lowerStyles(readFileSync(root + name, 'utf8'), name)));
}
