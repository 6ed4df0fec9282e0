import { relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { root } from './paths.ts';

/** The built files that a source module needs, itself included: paths below the output folder. */
export interface NeededFiles {
  scripts: string[];
  styles: string[];
}

/** By source file relative to `host/app`, e.g. `pages/errors/NotFoundPage.tsx`. */
export type ModuleFiles = Record<string, NeededFiles>;

export const moduleFilesPath = '.vite/module-files.json';

/** The modules that a first load may begin with. Vite's manifest lacks those that share a chunk with others. */
const isListed = (path: string) =>
  /^(boot\/(entry|main|first-paint)|pages\/.*Page|layout\/(SpaceLayout|FloatingWidgets))\.tsx?$/.test(path);

/** Writes which files the entry and the pages need, with all that they import statically. */
export function moduleFiles(): Plugin {
  return {
    name: 'portal-module-files',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      // Vite removes the chunks that hold nothing but a stylesheet when it generates the bundle.
      order: 'post',
      handler(_, bundle) {
        const found: ModuleFiles = {};
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const id of chunk.moduleIds) {
            const path = relative(`${root}host/app`, id).split(sep).join('/');
            if (isListed(path)) found[path] = filesOf(chunk, bundle);
          }
        }
        this.emitFile({ type: 'asset', fileName: moduleFilesPath, source: JSON.stringify(found, null, 2) });
      },
    },
  };
}

/** The files that several modules need together. Throws for a module that the build does not contain. */
export function filesOfModules(found: ModuleFiles, modules: readonly string[]): NeededFiles {
  const needed = modules.map((module) => {
    const files = found[module];
    if (!files) throw new Error(`the build has no ${module}`);
    return files;
  });
  return {
    scripts: [...new Set(needed.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(needed.flatMap(({ styles }) => styles))],
  };
}

function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): NeededFiles {
  const scripts = new Set([chunk.fileName]);
  const styles = new Set<string>();
  // Iterating a set includes entries that are added on the way.
  for (const file of scripts) {
    const imported = bundle[file];
    if (imported?.type !== 'chunk') continue;
    for (const next of imported.imports) scripts.add(next);
    for (const style of imported.viteMetadata?.importedCss ?? []) styles.add(style);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
