import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesFor } from './application-of.ts';
import { blocksOf, documents } from './code-blocks.ts';
import { nearFolder } from './package.ts';
import { folderOf, writeFiles } from './write-files.ts';

const compiler = fileURLToPath(import.meta.resolve('typescript/lib/tsc.js'));
const folder = `${nearFolder}/types`;

/** As strict as `npm create vite` makes an application, and with the types of the tags. */
const configuration = JSON.stringify({
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client', 'portal-widgets/elements/react'],
  },
});

/** The applications whose libraries are installed here; Vue, Svelte and Next check their own when they build. */
const checked = ['react', 'vitest'] as const;

function compilerErrors(): string[] {
  const { stdout, error } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (error) throw error;
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}

test('the TypeScript of all documents compiles, and code that is wrong does not', () => {
  const files = documents.flatMap((document) =>
    checked.flatMap((application) =>
      Object.entries(filesFor(application, blocksOf(document))).map(
        ([path, code]) => [`${folderOf(document)}/${application}/${path}`, code] as const,
      ),
    ),
  );
  expect(files).not.toEqual([]);
  const wrong =
    'import { Bell } from \'portal-widgets\';\nexport const Wrong = () => <Bell placement="middle" />;\n';
  writeFiles(folder, {
    ...Object.fromEntries(files),
    'Wrong.tsx': wrong,
    'tsconfig.json': configuration,
  });
  expect(compilerErrors()).toEqual([expect.stringMatching(/^Wrong\.tsx\(2,\d+\): error TS2322/)]);
});
