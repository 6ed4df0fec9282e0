// @vitest-environment node
import { expect, it, test, vi } from 'vitest';
import type { Rolldown } from 'vite';
import { filesOfModules, moduleFiles, moduleFilesPath, type ModuleFiles } from '#host/server/module-files.ts';
import { root } from '#host/server/paths.ts';

interface Chunk {
  modules?: string[];
  imports?: string[];
  styles?: string[];
}

const app = `${root}host/app/`;

/** The file that the plugin writes for a bundle of these chunks. */
function found(chunks: Record<string, Chunk>): ModuleFiles {
  const bundle = Object.fromEntries(
    Object.entries(chunks).map(([fileName, { modules = [], imports = [], styles }]) => [
      fileName,
      {
        type: 'chunk',
        fileName,
        moduleIds: modules.map((module) => app + module),
        imports,
        ...(styles && { viteMetadata: { importedCss: new Set(styles) } }),
      },
    ]),
  );
  const emitFile = vi.fn<(file: { type: string; fileName: string; source: string }) => void>();
  const { generateBundle } = moduleFiles();
  if (typeof generateBundle !== 'object') throw new Error('no handler');
  const withAsset = { ...bundle, 'a.css': { type: 'asset', fileName: 'a.css' } };
  const handler = generateBundle.handler as (options: object, bundle: Rolldown.OutputBundle) => void;
  handler.call({ emitFile }, {}, withAsset as unknown as Rolldown.OutputBundle);
  const [{ type, fileName, source } = { type: '', fileName: '', source: '' }] = emitFile.mock.calls[0] ?? [];
  expect([type, fileName]).toEqual(['asset', moduleFilesPath]);
  return JSON.parse(source) as ModuleFiles;
}

it('a page needs its chunk, all that this imports, and their style sheets, once each', () => {
  const files = found({
    'page.js': {
      modules: ['pages/HomePage.tsx', 'texts.ts'],
      imports: ['shared.js', 'main.js'],
      styles: ['page.css'],
    },
    'shared.js': { imports: ['main.js', 'page.js', 'external.js'], styles: ['shared.css', 'page.css'] },
    'main.js': { modules: ['boot/main.tsx'] },
  });
  expect(files).toEqual({
    'pages/HomePage.tsx': {
      scripts: ['page.js', 'shared.js', 'main.js', 'external.js'],
      styles: ['page.css', 'shared.css'],
    },
    'boot/main.tsx': { scripts: ['main.js'], styles: [] },
  });
});

test.each([
  ['boot/entry.ts', true],
  ['boot/main.tsx', true],
  ['boot/first-paint.ts', true],
  ['boot/other.ts', false],
  ['reboot/main.ts', false],
  ['pages/errors/NotFoundPage.tsx', true],
  ['pages/course/parts.tsx', false],
  ['layout/SpaceLayout.tsx', true],
  ['layout/FloatingWidgets.tsx', true],
  ['layout/Header.tsx', false],
  ['boot/main.tsx.css', false],
])('the modules that a first load may begin with are listed, not all: %s, %s', (module, isListed) => {
  expect(Object.keys(found({ 'a.js': { modules: [module] } }))).toEqual(isListed ? [module] : []);
});

it('several modules need the files of each once', () => {
  const files: ModuleFiles = {
    'a.ts': { scripts: ['a.js', 'shared.js'], styles: ['a.css'] },
    'b.ts': { scripts: ['b.js', 'shared.js'], styles: ['a.css', 'b.css'] },
  };
  expect(filesOfModules(files, ['a.ts', 'b.ts'])).toEqual({
    scripts: ['a.js', 'shared.js', 'b.js'],
    styles: ['a.css', 'b.css'],
  });
  expect(() => filesOfModules(files, ['a.ts', 'c.ts'])).toThrow('the build has no c.ts');
});

test.each([
  [false, true],
  [true, false],
])('it belongs to the build for browsers: for a server %s, applied %s', (isSsrBuild, isApplied) => {
  const { apply } = moduleFiles();
  expect(
    typeof apply === 'function' && apply.call({} as never, {}, { command: 'build', mode: '', isSsrBuild }),
  ).toBe(isApplied);
});
