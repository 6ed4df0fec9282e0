// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { withoutLists, withoutLoaded } from '../../../host/cdn/lightPreload.ts';
import { withoutReference } from '../../../host/cdn/lightSources.ts';
import { separateIcons } from '../../../host/cdn/ownCopies.ts';

describe('what the files of the CDN go without', () => {
  it('are the names of files that the floor fetches on demand', () => {
    const code =
      'const __vite__mapDeps=(i,m=__vite__mapDeps)=>i.map(i=>d[i]);\nfetched(()=>import("./a.js"),__vite__mapDeps([0,1]),import.meta.url)';
    expect(withoutLists(code)).toBe('import("./a.js")');
  });

  it.each([
    ['fetched(()=>import("./a.js"),LIST,import.meta.url)', 'import("./a.js")'],
    [
      'f(()=>$e(()=>import("./a.js").then(e=>e.View),LIST,import.meta.url))',
      'f(()=>import("./a.js").then(e=>e.View))',
    ],
    [
      'e(async()=>{let{a}=await import("./a.js");return{a}},LIST,import.meta.url)',
      'e(async()=>{let{a}=await import("./a.js");return{a}},[],import.meta.url)',
    ],
  ])('and the helper that starts them, where it does no more than to import: %s', (code, light) => {
    expect(withoutLists(code.replace('LIST', '__vite__mapDeps([0,1])'))).toBe(light);
  });

  it('are the names of files that are here before a widget fetches anything', () => {
    const lines = (files: string, some: string, others: string) =>
      `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${files})))=>i.map(i=>d[i]);\n` +
      `import{a}from"./floor.js";fetched(()=>import("./b.js"),__vite__mapDeps(${some}));fetched(()=>import("./c.js"),__vite__mapDeps(${others}))`;
    const code = lines('["./b.js","./floor.js","./views.js","./c.js"]', '[0,1,2]', '[3,2,1]');
    expect(withoutLoaded(code, new Set(['own.js', 'floor.js']))).toBe(
      lines('["./b.js","./views.js","./c.js"]', '[0,1]', '[2,1]'),
    );
    expect(withoutLoaded('fetched()', new Set(['floor.js']))).toBe('fetched()');
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
