import type { Plugin } from 'vite';
import { layers } from '#src/theme/useStyles.ts';

const mark = '\0sheet:';

/**
 * Extracts the stylesheets from the JavaScript: in the standalone portal they apply to the document anyway, and as files
 * they load in parallel. Elements keep theirs as text, for their shadow roots.
 */
export function extractStylesheets(): Plugin {
  return {
    name: 'portal-sheets-as-files',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.css?inline')) return null;
      const file = await this.resolve(source.slice(0, -'?inline'.length), importer, { skipSelf: true });
      return file && `${mark}${file.id}.js`;
    },
    load(id) {
      if (!id.startsWith(mark)) return null;
      const file = id.slice(mark.length, -'.js'.length);
      return { code: `import ${JSON.stringify(file)};\nexport default '';`, moduleSideEffects: true };
    },
    transform(code, id) {
      return id.endsWith('.css') && !id.includes('node_modules') ? { code: layers + code, map: null } : null;
    },
  };
}
