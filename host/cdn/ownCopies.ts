import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../server/paths.ts';
import { sharedIcons } from './groups.ts';

/** Small modules without a state that few elements use: a file of their own would weigh twice as much as they do. */
const small = [
  'host/cdn/manners.ts',
  'src/api/counter.ts',
  'src/api/org.ts',
  'src/api/study-total.ts',
  'src/api/user-info.ts',
  'src/data/useAvatarAddress.ts',
  'src/data/useRead.ts',
  'src/rules/loopback.ts',
  'src/rules/mobile.ts',
  'src/rules/redirect.ts',
  'src/rules/token-origin.ts',
  'src/session/avatar-version.ts',
  'src/session/hand-over-address.ts',
  'src/session/load-user.ts',
  'src/session/login-address.ts',
  'src/session/set-user.ts',
  'src/texts/format.ts',
  'src/texts/session.ts',
  'src/ui/Badge.tsx',
  'src/ui/Counter.tsx',
  'src/ui/avatar-address.ts',
  'src/ui/focused-element.ts',
  'src/ui/tab-keys.ts',
  'src/ui/useCurrentPage.ts',
  'src/ui/useOverlay.ts',
  'src/ui/useScrolledPast.ts',
  'src/version.ts',
].map((file) => root + file);

/** What lists of messages have for themselves: of the files that others share, they would need but a part. */
const ofLists = [
  'src/api/notifications.ts',
  'src/http/data-of.ts',
  'src/http/query.ts',
  'src/http/read.ts',
  'src/rules/safe-url.ts',
  'src/texts/http-first.ts',
  'src/texts/ui-loading.ts',
  'src/texts/ui.ts',
  'src/ui/Skeleton.tsx',
  'src/ui/own-business.ts',
].map((file) => root + file);
const lists = ['bell', 'messages', 'notices'];

/** Sheets that a shell, or such a copy, has for itself: the files that have them anyway have more than it needs. */
const sheets = [
  'src/ui/avatar',
  'src/ui/choice',
  'src/ui/code-button',
  'src/ui/password-input',
  'src/ui/picture-field',
  'src/ui/skeleton',
  'src/ui/step-trail',
  'src/ui/text-area',
  'widgets/avatar/avatar-button',
].map((name) => `${root}${name}.css?inline`);

const moduleTypes: Readonly<Record<string, 'ts' | 'tsx'>> = { '.ts': 'ts', '.tsx': 'tsx' };

const lucide = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));
const exported = /export \{ ([^}]+) \} from '\.\/icons\/([\w-]+)\.mjs'/g;
const imported = /import \{([^}]+)\} from 'lucide-react';/g;
const widget = /[\\/](?:widgets|cdn[\\/]shells)[\\/]([\w-]+)(?:[\\/]|\.tsx?$)/;
const shell = /[\\/]cdn[\\/]shells[\\/]/;
const drawing = /[\\/]lucide-react[\\/].*[\\/]icons[\\/][\w-]+\.mjs(?:\?|$)/;
/** What an icon says for React's lists and for style sheets that we have not. */
const forOthers = /(?:, )?\bkey: "[^"]*"|\bname: "[^"]*",|\bsize: 24,/g;
const copy = /\?of=([\w-]+)$/;

/** Gives each widget its own copy of an icon or of another small module, where otherwise each would be a file of its own. */
export function ownCopies(): Plugin {
  const files = iconFiles();
  return {
    name: 'portal-own-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const of = importer && (widget.exec(importer) ?? copy.exec(importer))?.[1];
      if (!of) return null;
      const copied = lists.includes(of) ? [...small, ...ofLists] : small;
      const mayBe = (file: string) => file.endsWith(basename(source));
      if (!(copy.test(importer) || copied.some(mayBe) || sheets.some(mayBe))) return null;
      const resolved = await this.resolve(source, importer.replace(copy, ''), { skipSelf: true });
      if (!resolved) return null;
      if ((shell.test(importer) || copy.test(importer)) && sheets.includes(resolved.id))
        return { ...resolved, id: `${resolved.id}&of=${of}` };
      return copied.includes(resolved.id) ? { ...resolved, id: `${resolved.id}?of=${of}` } : resolved;
    },
    load(id) {
      if (!copy.test(id)) return null;
      const file = id.replace(copy, '');
      return { code: readFileSync(file, 'utf8'), moduleType: moduleTypes[extname(file)] ?? 'js' };
    },
    transform(code, id) {
      if (drawing.test(id)) return { code: code.replace(forOthers, ''), map: null };
      const of = id.startsWith(root) ? widget.exec(id)?.[1] : undefined;
      return of ? { code: separateIcons(code, of, files), map: null } : null;
    },
  };
}

/** Imports icons from their own files instead of the one that leads to all. */
export function separateIcons(code: string, of: string, files: ReadonlyMap<string, string>): string {
  return code.replace(imported, (_, names: string) => {
    const icons = names.split(',').map((name) => name.trim());
    return icons
      .filter((name) => name && !name.startsWith('type '))
      .map((said) => {
        const [name = '', local = name] = said.split(' as ');
        const file = files.get(name);
        if (!file) throw new Error(`lucide-react has no ${name}`);
        const own = sharedIcons.includes(file) ? '' : `?of=${of}`;
        return `import ${local} from ${JSON.stringify(`${lucide}/dist/esm/icons/${file}.mjs${own}`)};`;
      })
      .join('');
  });
}

/** The file of each icon, by the names that lucide-react gives it. */
function iconFiles(): Map<string, string> {
  const barrel = readFileSync(`${lucide}/dist/esm/lucide-react.mjs`, 'utf8');
  return new Map(
    [...barrel.matchAll(exported)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  );
}
