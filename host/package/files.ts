import { elementDefinitions } from '../../widgets/definitions.ts';
import { customElementsManifest } from './manifest.ts';
import { widgetOf } from './names.ts';
import { elementTypes, reactTypes, svelteTypes, vueTypes } from './types.ts';

/** What the package has of the table of elements: each file's text by its name. */
export const elementFiles: Readonly<Record<string, string>> = {
  'custom-elements.json': `${JSON.stringify(customElementsManifest(elementDefinitions), null, 2)}\n`,
  ...Object.fromEntries(
    elementDefinitions.map((row) => [`elements/${widgetOf(row)}.d.ts`, elementTypes(row)]),
  ),
  'elements/index.d.ts': elementDefinitions
    .map((row) => `export type * from './${widgetOf(row)}.js';\n`)
    .join(''),
  'elements/react.d.ts': reactTypes(elementDefinitions),
  'elements/vue.d.ts': vueTypes(elementDefinitions),
  'elements/svelte.d.ts': svelteTypes(elementDefinitions),
};
