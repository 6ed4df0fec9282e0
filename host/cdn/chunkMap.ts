import type { Rolldown } from 'vite';
import type { ChunkMap } from './loadChunks.ts';

/** Of the name of a chunk, which is its hash. */
export const NAME_LENGTH = 7;

/** One letter for each chunk; those after `~` take two bytes, but no letter is ever taken twice. */
const firstLetter = 35;
const backslash = 92;

/** The map of the loader, as short as it can be said: it is in every page. */
export function chunkMap(bundle: Rolldown.OutputBundle): ChunkMap {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
  const needed = new Map(entries.map((entry) => [entry.fileName, closure(entry.fileName, bundle)]));
  const uses = new Map<string, number>();
  for (const file of [...needed.values()].flatMap((files) => [...files]))
    uses.set(file, (uses.get(file) ?? 0) + 1);
  // What many need comes first, so that the same letters stand together in most tags.
  const files = [...uses].toSorted(
    ([one, often], [other, rarely]) => rarely - often || (one < other ? -1 : 1),
  );
  const letters = new Map(files.map(([file], place) => [file, letterOf(place)]));

  const tags = entries.map(({ name, fileName }) => {
    const others = [...(needed.get(fileName) ?? [])].filter((file) => file !== fileName);
    const before = others.map((file) => letters.get(file) ?? '').toSorted();
    return [`portal-${name}`, before.join('') + (letters.get(fileName) ?? '')];
  });
  return [files.map(([file]) => nameOf(file)).join(''), Object.fromEntries(tags)];
}

function letterOf(place: number): string {
  const code = firstLetter + place;
  return String.fromCharCode(code < backslash ? code : code + 1);
}

/** The place of a letter's chunk among the names. */
export function placeOf(letter: string): number {
  const code = letter.charCodeAt(0);
  return (code < backslash ? code : code - 1) - firstLetter;
}

function nameOf(file: string): string {
  const name = /^chunks\/([\w-]+)\.js$/.exec(file)?.[1];
  if (name?.length !== NAME_LENGTH) throw new Error(`a chunk of another name: ${file}`);
  return name;
}

/** A chunk with all that it imports statically. */
function closure(file: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of chunk.imports) closure(imported, bundle, seen);
  return seen;
}
