// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { withoutKnown, withoutLists } from '../../../host/cdn/lightPreload.ts';
import { withoutReference } from '../../../host/cdn/lightSources.ts';
import { separateIcons } from '../../../host/cdn/ownCopies.ts';

describe('what the files of the CDN go without', () => {
  it('are the names of files that the floor fetches on demand', () => {
    const code =
      'const __vite__mapDeps=(i,m=__vite__mapDeps)=>i.map(i=>d[i]);\nfetched(()=>import("./a.js"),__vite__mapDeps([0,1]),import.meta.url)';
    expect(withoutLists(code)).toBe('fetched(()=>import("./a.js"),[],import.meta.url)');
  });

  it('are the names of files that are here already where others are fetched', () => {
    const listed = (files: string) =>
      `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${files})))=>i.map(i=>d[i]);\n`;
    const code = `${listed('["./a.js","./floor.js","./b.js"]')}f(__vite__mapDeps([0,1]));f(__vite__mapDeps([1]));f(__vite__mapDeps([2,1,0]))`;
    expect(withoutKnown(code, new Set(['chunks/floor.js', 'chunks/own.js']))).toBe(
      `${listed('["./a.js","./b.js"]')}f(__vite__mapDeps([0]));f(__vite__mapDeps([]));f(__vite__mapDeps([1,0]))`,
    );
    expect(withoutKnown('f()', new Set(['chunks/floor.js']))).toBe('f()');
  });

  it('is what the reference says of an element, but never the names that it has', () => {
    const row = `{
      tag: 'portal-bell',
      summary: 'The bell: it’s "loud".',
      methods: { open: 'Opens { it }.', close: "Closes it." },
      events: { onUnread: { name: 'portal-unread', detail: { count: 'number' }, summary: 'New.' } },
      parts: { bell: 'The button.' },
    }`;
    // oxlint-disable-next-line typescript/no-implied-eval -- it is a literal
    const light = new Function(`return ${withoutReference(row)}`)() as unknown;
    expect(light).toEqual({
      tag: 'portal-bell',
      methods: { open: '', close: '' },
      events: { onUnread: { name: 'portal-unread' } },
    });
  });
});

describe('the icons of a widget', () => {
  const files = new Map([
    ['Bell', 'bell'],
    ['CheckCheck', 'check-check'],
  ]);

  it('are its own copies', () => {
    const code = separateIcons(
      "import { Bell as BellIcon, type LucideIcon } from 'lucide-react';",
      'bell',
      files,
    );
    expect(code).toMatch(/^import BellIcon from ".*\/icons\/bell\.mjs\?of=bell";$/);
  });

  it('are shared where they travel with a group', () => {
    const code = separateIcons("import { CheckCheck } from 'lucide-react';", 'messages', files);
    expect(code).toMatch(/^import CheckCheck from ".*\/icons\/check-check\.mjs";$/);
  });

  it('must be there', () => {
    expect(() => separateIcons("import { Gong } from 'lucide-react';", 'bell', files)).toThrow('Gong');
  });
});
