/** Completes dist/lib with what is made from the table of elements: the manifest, the types of the tags; and one style sheet. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { layers } from '../../src/theme/layers.ts';
import { elementRows } from '../../widgets/rows.ts';
import { root } from '../server/places.ts';
import { customElementsManifest } from './manifest.ts';
import { widgetOf } from './names.ts';
import { elementTypes, reactTypes, svelteTypes, vueTypes } from './types.ts';

const library = `${root}dist/lib`;

function write(name: string, text: string): void {
  writeFileSync(`${library}/${name}`, text);
}

mkdirSync(`${library}/elements`, { recursive: true });
write('custom-elements.json', `${JSON.stringify(customElementsManifest(elementRows), null, 2)}\n`);
for (const row of elementRows) write(`elements/${widgetOf(row)}.d.ts`, elementTypes(row));
write(
  'elements/index.d.ts',
  elementRows.map((row) => `export type * from './${widgetOf(row)}.js';\n`).join(''),
);
write('elements/react.d.ts', reactTypes(elementRows));
write('elements/vue.d.ts', vueTypes(elementRows));
write('elements/svelte.d.ts', svelteTypes(elementRows));
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
