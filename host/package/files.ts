import { elementReferences } from '../../widgets/references.ts';
import { customElementsManifest } from './manifest.ts';
import { widgetOf } from './names.ts';
import { elementTypes, reactTypes, svelteTypes, vueTypes } from './types.ts';

/** What the package has of the table of elements: each file's text by its name. */
export const elementFiles: Readonly<Record<string, string>> = {
  'custom-elements.json': `${JSON.stringify(customElementsManifest(elementReferences), null, 2)}\n`,
  ...Object.fromEntries(
    elementReferences.map((row) => [`elements/${widgetOf(row)}.d.ts`, elementTypes(row)]),
  ),
  'elements/index.d.ts': elementReferences
    .map((row) => `export type * from './${widgetOf(row)}.js';\n`)
    .join(''),
  'elements/react.d.ts': reactTypes(elementReferences),
  'elements/vue.d.ts': vueTypes(elementReferences),
  'elements/svelte.d.ts': svelteTypes(elementReferences),
};
