/** Writes dist/tokens: what Figma's variables import, a file for each theme, and a constant for scripts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { root } from '../server/paths.ts';
import { tokenConstant } from './constant.ts';
import { figmaFile } from './figma.ts';
import { shownTokens } from './shown.ts';

const folder = `${root}dist/tokens`;
const { code, types } = tokenConstant(await shownTokens());
const files: Readonly<Record<string, string>> = {
  'light.tokens.json': `${JSON.stringify(await figmaFile('light'), null, 2)}\n`,
  'dark.tokens.json': `${JSON.stringify(await figmaFile('dark'), null, 2)}\n`,
  'index.js': code,
  'index.d.ts': types,
};
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
console.log(`dist/tokens: ${Object.keys(files).join(', ')}`);
