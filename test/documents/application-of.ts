import { blocksOf, documents, type CodeBlock } from './code-blocks.ts';

/** Where a block runs: pasted into one of these applications, or as a file of this repository. */
export type Application = 'page' | 'vitest' | 'vue' | 'svelte' | 'next' | 'react' | 'repository';

type Rule = readonly [Application, (title: string, code: string) => boolean];

/** The first rule that fits decides. */
const rules: readonly Rule[] = [
  ['repository', (title) => title.startsWith('host/')],
  ['page', (title) => title.endsWith('.html')],
  ['vitest', (title) => /\.test\.tsx?$|^vitest\.config\./.test(title)],
  ['vue', (title, code) => title.endsWith('.vue') || /from '(vue|@vitejs\/plugin-vue|.*\.vue)'/.test(code)],
  [
    'svelte',
    (title, code) => title.endsWith('.svelte') || /from '(svelte|@sveltejs\/.*|.*\.svelte)'/.test(code),
  ],
  ['next', (title) => /^app\/|^next\.config\./.test(title)],
  ['react', (title) => /^src\/.*\.tsx?$/.test(title)],
];

export function applicationOf({ title, code }: CodeBlock): Application | undefined {
  if (!title) return undefined;
  return rules.find(([, fits]) => fits(title, code))?.[0];
}

/** The files of one application in one document, each by its path. */
export type Files = Readonly<Record<string, string>>;

/** The files that a document pastes into an application; empty if it has none. */
export function filesFor(application: Application, blocks: readonly CodeBlock[]): Files {
  return Object.fromEntries(
    blocks.flatMap((block) =>
      block.title && applicationOf(block) === application ? [[block.title, block.code] as const] : [],
    ),
  );
}

/** A file that one document tells once for all, such as the configuration of Vue; the first document that has it. */
export function toldOnce(application: Application, path: string): Files {
  for (const document of documents) {
    const text = filesFor(application, blocksOf(document))[path];
    if (text !== undefined) return { [path]: text };
  }
  throw new Error(`no document has the ${path} of ${application}`);
}
