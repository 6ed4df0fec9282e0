import { runnerImport } from 'vite';
import type * as Registry from '../../widgets/references.ts';
import { root } from '../server/paths.ts';
import { customElementsManifest } from './manifest.ts';
import { widgetOf, elementTypes, reactTypes, svelteTypes, vueTypes } from './types.ts';

/** The files of the package that are written from the elements' definitions: each file's text by its name. */
export async function elementFiles(): Promise<Readonly<Record<string, string>>> {
  const definitions = await loadDefinitions();
  return {
    'custom-elements.json': `${JSON.stringify(customElementsManifest(definitions), null, 2)}\n`,
    ...Object.fromEntries(
      definitions.map((definition) => [`elements/${widgetOf(definition)}.d.ts`, elementTypes(definition)]),
    ),
    'elements/index.d.ts': definitions
      .map((definition) => `export type * from './${widgetOf(definition)}.js';\n`)
      .join(''),
    'elements/react.d.ts': reactTypes(definitions),
    'elements/vue.d.ts': vueTypes(definitions),
    'elements/svelte.d.ts': svelteTypes(definitions),
  };
}

/** Node has no `import.meta.glob`, by which the registry reads the folders; Vite's module runner has. */
async function loadDefinitions() {
  const { module } = await runnerImport<typeof Registry>(`${root}widgets/references.ts`, {
    configFile: false,
    root,
    logLevel: 'error',
  });
  return module.elementReferences;
}
