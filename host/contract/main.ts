/** Writes dist/contract/openapi.json, and the commands of the package, one of which reads it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { binFolder, buildBin } from '../bin/build-bin.ts';
import { root } from '../server/paths.ts';
import { openApi } from './document/openapi.ts';

const file = 'dist/contract/openapi.json';
const document = await openApi();
mkdirSync(`${root}dist/contract`, { recursive: true });
writeFileSync(root + file, `${JSON.stringify(document, null, 2)}\n`);
console.log(
  `${file}: ${Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length} calls`,
);
await buildBin(binFolder);
