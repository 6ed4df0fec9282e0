import { mkdir, rm } from 'node:fs/promises';
import { apiFiles } from '../contract/document/api-modules.ts';
import { root } from '../server/paths.ts';

export const binFolder = `${root}dist/bin`;

/**
 * Writes the commands of the package, with every library that they use. Nothing derives the contract from types there: the
 * document beside them is read, and the definitions of the calls are built in.
 */
export async function buildBin(folder: string): Promise<void> {
  const { build } = await import('rolldown');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await build({
    cwd: root,
    input: 'host/bin/main.ts',
    platform: 'node',
    logLevel: 'warn',
    plugins: [contractOfBuild()],
    output: { dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
  });
}

/** Puts a module that reads the written document in the place of the one that derives it. */
function contractOfBuild() {
  const replaced = `${root}host/contract/check/read-contract.ts`;
  return {
    name: 'portal-contract-of-build',
    load: (id: string) =>
      id.replaceAll('\\', '/') === replaced.replaceAll('\\', '/') ? contractSource() : undefined,
  };
}

function contractSource(): string {
  const files = apiFiles();
  const from = (path: string) => JSON.stringify(root + path);
  return `import { readFileSync } from 'node:fs';
import { definedCalls } from ${from('host/contract/document/defined-calls.ts')};
${files.map((file, index) => `import * as module${index} from ${from(file)};`).join('\n')}

const modules = { ${files.map((file, index) => `${JSON.stringify(file)}: module${index}`).join(', ')} };

export async function readContract() {
  const document = readFileSync(new URL('../contract/openapi.json', import.meta.url), 'utf8');
  return { document: JSON.parse(document), calls: definedCalls(modules) };
}
`;
}
