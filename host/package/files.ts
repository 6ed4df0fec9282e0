import { runnerImport } from 'vite';
import type * as Registry from '#widgets/references.ts';
import settings from '#package.json' with { type: 'json' };
import { root } from '../server/paths.ts';
import { vsCodeData, webTypes } from './editor-data.ts';
import { customElementsManifest } from './manifest.ts';
import { widgetOf, elementTypes, reactTypes, svelteTypes, vueTypes } from './types.ts';

/** The files of the package that are written from the elements' definitions: each file's text by its name. */
export async function elementFiles(): Promise<Readonly<Record<string, string>>> {
  const definitions = await loadDefinitions();
  return {
    'custom-elements.json': json(customElementsManifest(definitions)),
    'vscode.html-custom-data.json': json(vsCodeData(definitions)),
    'web-types.json': json(webTypes(definitions, settings.version)),
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

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Node has no `import.meta.glob`, by which the registry reads the folders; Vite's module runner has. */
async function loadDefinitions() {
  const { module } = await runnerImport<typeof Registry>(`${root}widgets/references.ts`, {
    configFile: false,
    root,
    logLevel: 'error',
  });
  return module.elementReferences;
}
