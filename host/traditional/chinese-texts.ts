import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Texts } from '#src/texts/texts.ts';
import { root } from '../server/paths.ts';
import { isTexts } from './is-texts.ts';

/** The files of the rooms that define texts. */
export function textFiles(rooms: readonly string[]): string[] {
  return rooms
    .flatMap((room) =>
      readdirSync(root + room, { recursive: true, encoding: 'utf8' }).map((name) => `${root}${room}/${name}`),
    )
    .filter((path) => path.endsWith('.ts') && /= defineTexts\(/.test(readFileSync(path, 'utf8')))
    .toSorted();
}

/** The areas of texts in these files. They are built first, since a build's own Node may not read TypeScript. */
export async function textsIn(files: readonly string[]): Promise<Texts[]> {
  const contents = files.map((path, at) => `export * as file${at} from ${JSON.stringify(path)};`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    loader: { '.css': 'empty' },
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const modules = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as Record<
    string,
    Record<string, unknown>
  >;
  return Object.values(modules).flatMap((module) => Object.values(module).filter(isTexts));
}
