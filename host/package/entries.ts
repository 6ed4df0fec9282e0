import { existsSync, readdirSync } from 'node:fs';

// Every widget that has an element, by its folder.
const widgets = readdirSync('widgets').filter((name) => existsSync(`widgets/${name}/element.ts`));

/** What the package offers to be imported by name, with its source. */
export const doors: Readonly<Record<string, string>> = {
  index: 'widgets/index.ts',
  testing: 'test/kit/index.ts',
  ...Object.fromEntries(widgets.map((name) => [name, `widgets/${name}/index.ts`])),
};

/** What defines tags on import, and exports nothing. */
export const elementEntries: Readonly<Record<string, string>> = {
  'elements/index': 'widgets/elements.ts',
  ...Object.fromEntries(widgets.map((name) => [`elements/${name}`, `widgets/${name}/element.ts`])),
};
