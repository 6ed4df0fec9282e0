import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { PORTAL_VERSION } from '#src/config.ts';
import { versionFolder } from './version-folder.ts';

export interface Manifest {
  version: string;
  /** By path below the manifest's folder. */
  files: Readonly<Record<string, ManifestEntry>>;
}

interface ManifestEntry {
  /** The chunk's name; its file is named by its hash. */
  name: string;
  integrity: string;
  bytes: number;
  /** Files that are loaded together with it. */
  imports: string[];
}

/**
 * Emits `manifest.json` in the version's folder: every file of the version with its integrity, for a page that pins the
 * files it loads. The manifest above it describes the newest version, and the loader that follows it.
 */
export function integrityManifest(): Plugin {
  return {
    name: 'portal-integrity-manifest',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle)
          .filter(({ fileName }) => fileName.endsWith('.js'))
          .toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1));
        if (!files.some(({ fileName }) => fileName === 'portal.js'))
          throw new Error('the loader is not built yet');
        for (const folder of ['', versionFolder]) {
          const source = `${JSON.stringify(manifestOf(files, folder), null, 2)}\n`;
          this.emitFile({ type: 'asset', fileName: `${folder}manifest.json`, source });
        }
      },
    },
  };
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

function manifestOf(files: readonly OutputFile[], folder: string): Manifest {
  const pathOf = (fileName: string) => fileName.slice(folder.length);
  const below = files.filter(({ fileName }) => fileName.startsWith(folder));
  const entries = below.map((file) => [pathOf(file.fileName), entryOf(file, pathOf)] as const);
  return { version: PORTAL_VERSION, files: Object.fromEntries(entries) };
}

function entryOf(file: OutputFile, pathOf: (fileName: string) => string): ManifestEntry {
  const content = file.type === 'chunk' ? file.code : file.source;
  return {
    name: file.type === 'chunk' ? file.name : 'loader',
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    bytes: Buffer.byteLength(content),
    imports: file.type === 'chunk' ? file.imports.map(pathOf) : [],
  };
}
