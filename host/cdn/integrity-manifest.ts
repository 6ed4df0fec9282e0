import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

export interface Manifest {
  /** By path below the folder of the CDN. */
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

/** Emits `manifest.json`: every file of the CDN with its integrity, for a page that pins the files it loads. */
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
        const manifest: Manifest = {
          files: Object.fromEntries(files.map((file) => [file.fileName, entryOf(file)])),
        };
        this.emitFile({
          type: 'asset',
          fileName: 'manifest.json',
          source: `${JSON.stringify(manifest, null, 2)}\n`,
        });
      },
    },
  };
}

function entryOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): ManifestEntry {
  const content = file.type === 'chunk' ? file.code : file.source;
  return {
    name: file.type === 'chunk' ? file.name : 'loader',
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    bytes: Buffer.byteLength(content),
    imports: file.type === 'chunk' ? file.imports : [],
  };
}
