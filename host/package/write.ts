/** Completes dist/lib with what is made from the table of elements: the manifest, the types of the tags; and one style sheet. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { layers } from '../../src/theme/layers.ts';
import { root } from '../server/paths.ts';
import { elementFiles } from './files.ts';

const library = `${root}dist/lib`;

function write(name: string, text: string): void {
  writeFileSync(`${library}/${name}`, text);
}

mkdirSync(`${library}/elements`, { recursive: true });
for (const [name, text] of Object.entries(elementFiles)) write(name, text);
write('styles.css', layers + sheets().join('\n'));

/** The sheets of floor and widgets; their layers decide the order. */
function sheets(): string[] {
  return ['src', 'widgets']
    .flatMap((room) =>
      readdirSync(root + room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
    )
    .filter((name) => name.endsWith('.css'))
    .toSorted()
    .map((name) => readFileSync(root + name, 'utf8'));
}
