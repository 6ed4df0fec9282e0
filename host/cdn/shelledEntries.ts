import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { root } from '../server/places.ts';

const entry = /[\\/]widgets[\\/]([\w-]+)[\\/]element\.ts$/;

/** The elements that have a shell in `shells/` are made of it; it loads the component when somebody turns to it. */
export function shelledEntries(): Plugin {
  return {
    name: 'portal-shelled-entries',
    enforce: 'pre',
    resolveId(source, importer) {
      const name = importer && entry.exec(importer)?.[1];
      if (!name || !/^\.\/[A-Z]\w+\.tsx$/.test(source)) return null;
      const shell = `${root}host/cdn/shells/${name}.tsx`;
      return existsSync(shell) ? shell : null;
    },
  };
}
