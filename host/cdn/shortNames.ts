import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A short name for each that matches in the files of some folders: the same everywhere, and on every machine. */
export function shortNames(
  folders: readonly string[],
  file: RegExp,
  name: RegExp,
  prefix: string,
): Map<string, string> {
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => file.test(path))
      .toSorted()
      .flatMap((path) => readFileSync(join(folder, path), 'utf8').match(name) ?? []),
  );
  return new Map([...new Set(names)].map((long, place) => [long, prefix + place.toString(36)]));
}
