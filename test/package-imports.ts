import { readdirSync, readFileSync } from 'node:fs';
import { root } from '#host/server/paths.ts';

const library = `${root}dist/lib`;

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** Throws if the built package imports an undeclared dependency, or declares one that it does not import. */
export function checkImports(): void {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(`${root}package.json`, 'utf8'),
  ) as Manifest;
  const imported = new Set(importedPackages());
  const named = Object.keys({ ...dependencies, ...peerDependencies });
  const missing = [...imported].filter((name) => !named.includes(name));
  const idle = named.filter((name) => !imported.has(name));
  if (missing.length > 0) throw new Error(`imported, but no dependency: ${missing.join(', ')}`);
  if (idle.length > 0) throw new Error(`a dependency, but imported nowhere: ${idle.join(', ')}`);
  const subpaths = filesOf(/\.d\.ts$/).filter((name) =>
    /["']#\w/.test(readFileSync(`${library}/${name}`, 'utf8')),
  );
  if (subpaths.length > 0) throw new Error(`types lead to our sources: ${subpaths.join(', ')}`);
  console.log(`${named.length} dependencies, all of them imported`);
}

function importedPackages(): string[] {
  return filesOf(/\.js$/).flatMap((name) => {
    const code = readFileSync(`${library}/${name}`, 'utf8');
    const addresses = [...code.matchAll(/^(?:import|export|\}) ?[^"'\n]*["']([^."'\n][^"'\n]*)["'];?$/gm)];
    const onDemand = [...code.matchAll(/\bimport\("([^."][^"]*)"\)/g)];
    return [...addresses, ...onDemand].flatMap(([, address = '']) => packageOf(address));
  });
}

const filesOf = (ending: RegExp) =>
  readdirSync(library, { recursive: true, encoding: 'utf8' }).filter((name) => ending.test(name));

/** `@radix-ui/react-tabs/x` → `@radix-ui/react-tabs`. */
function packageOf(address: string): string {
  return address
    .split('/')
    .slice(0, address.startsWith('@') ? 2 : 1)
    .join('/');
}
