import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { root } from '../server/paths.ts';

/** An element, or the component of its name. */
const entry = /[\\/]widgets[\\/]([\w-]+)[\\/](element\.ts|[A-Z][a-z]+\.tsx)$/;
const component = /^\.\/([A-Z]\w+)\.tsx$/;

/**
 * What an element is made of, or the one part of its component that weighs, is the shell of that name in `shells/` where
 * there is one; it loads the component when somebody turns to it.
 */
export function shelledEntries(): Plugin {
  return {
    name: 'portal-shelled-entries',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, widget = '', file = ''] = (importer && entry.exec(importer)) || [];
      const part = component.exec(source)?.[1];
      if (!part || !(file === 'element.ts' || file.toLowerCase() === `${widget}.tsx`)) return null;
      const name = part.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
      const shell = `${root}host/cdn/shells/${name}.tsx`;
      return existsSync(shell) ? shell : null;
    },
  };
}
