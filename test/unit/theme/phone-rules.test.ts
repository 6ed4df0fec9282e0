import { readdirSync, readFileSync } from 'node:fs';
import { generate, parse, walk } from 'css-tree';
import { expect, test } from 'vitest';

const filesOf = (kind: RegExp) =>
  ['src', 'widgets', 'host/app']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
    )
    .filter((path) => kind.test(path));

interface CssRule {
  selector: string;
  declarations: Map<string, string>;
}

function rulesOf(path: string): CssRule[] {
  const found: CssRule[] = [];
  walk(parse(readFileSync(path, 'utf8')), {
    visit: 'Rule',
    enter({ prelude, block }) {
      const declarations = new Map<string, string>();
      for (const node of block.children) {
        if (node.type === 'Declaration') declarations.set(node.property, generate(node.value));
      }
      found.push({ selector: generate(prelude), declarations });
    },
  });
  return found;
}

// Otherwise a finger that reaches the end of a list goes on to scroll the page below it.
test('what scrolls in an element, dialog or panel keeps its scrolling to itself', () => {
  const scrolling = filesOf(/^(?:src|widgets)\/.*\.css$/)
    .flatMap(rulesOf)
    .filter(({ declarations }) => declarations.get('overflow') === 'auto');
  expect(scrolling.length).toBeGreaterThan(8);
  const chained = scrolling.filter(
    ({ declarations }) => declarations.get('overscroll-behavior') !== 'contain',
  );
  expect(chained.map(({ selector }) => selector)).toEqual([]);
});

test('the page reaches below a phone’s notch, so its content keeps clear of it on all sides', () => {
  expect(readFileSync('host/index.html', 'utf8')).toContain('viewport-fit=cover');
  const [layout] = rulesOf('host/app/layout/layout.css').filter(
    ({ selector }) => selector === '.portal-layout',
  );
  expect(layout?.declarations.get('padding-left')).toBe('env(safe-area-inset-left)');
  expect(layout?.declarations.get('padding-right')).toBe('env(safe-area-inset-right)');
});

const components = filesOf(/\.tsx$/).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test('a phone offers the code of a message in every field that asks for one', () => {
  const asking = components.filter(({ text }) => text.includes('<CodeButton'));
  expect(asking.length).toBeGreaterThan(2);
  expect(asking.filter(({ text }) => !text.includes('one-time-code')).map(({ path }) => path)).toEqual([]);
});

test('a film plays inside its page on a phone', () => {
  const films = components.filter(({ text }) => /<video\b/.test(text));
  expect(films.length).toBeGreaterThan(0);
  expect(films.filter(({ text }) => !text.includes('playsInline')).map(({ path }) => path)).toEqual([]);
});
