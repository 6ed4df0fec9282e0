import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The names that the modules reachable from some roots import from elsewhere: by module, without types. */
export type ImportedNames = ReadonlyMap<string, ReadonlySet<string>>;

/** One `import` or re-export of a source file; `names` of a whole namespace are those that follow its name and a dot. */
interface Import {
  from: string;
  names: readonly string[];
}

const statement = /^\s*(?:import|export)\s+(?!type\b)([^'";]*?)\s*from\s*'([.#][^'?]+)'/gm;
const sideEffect = /^\s*import\s*'([.#][^'?]+)'/gm;
const dynamic = /\bimport\(\s*'([.#][^'?]+)'/g;

/** Reads the imports of a source by regular expressions: enough for formatted code, and without a compiler. */
export function importsOf(source: string): Import[] {
  return [
    ...[...source.matchAll(statement)].map(([, clause = '', from = '']) => ({
      from,
      names: namesOf(clause, source),
    })),
    ...[...source.matchAll(sideEffect), ...source.matchAll(dynamic)].map(([, from = '']) => ({
      from,
      names: [],
    })),
  ];
}

function namesOf(clause: string, source: string): string[] {
  const namespace = /\*\s*as\s+(\w+)/.exec(clause)?.[1];
  if (namespace) {
    return [...source.matchAll(new RegExp(`(?<![/.\\w])${namespace}\\.(\\w+)`, 'g'))].map(
      ([, name = '']) => name,
    );
  }
  const named = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  return named
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.replace(/\s+as\s.*$/, ''));
}

/**
 * Follows the imports of the roots, all paths being relative to `folder`. Modules below `leaves` are not followed: only
 * the names that are imported from them count.
 */
export function importedNames(folder: string, roots: readonly string[], leaves: string): ImportedNames {
  const found = new Map<string, Set<string>>();
  const seen = new Set(roots);
  // Iterating a set includes entries that are added on the way.
  for (const file of seen) {
    for (const { from, names } of importsOf(readFileSync(join(folder, file), 'utf8'))) {
      const target = from.startsWith('#') ? from.slice(1) : join(dirname(file), from);
      if (!/\.tsx?$/.test(target) || !existsSync(join(folder, target))) continue;
      if (target.startsWith(leaves)) {
        const known = found.get(target) ?? new Set();
        for (const name of names) known.add(name);
        found.set(target, known);
      } else seen.add(target);
    }
  }
  return found;
}
