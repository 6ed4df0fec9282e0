import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { root } from '../../host/server/paths.ts';

/** A fenced block of code in a document. */
export interface CodeBlock {
  /** The document's path in the repository. */
  document: string;
  line: number;
  language: string;
  /** The file that the block is, e.g. `title="src/Corner.tsx"` behind the language; blocks without one are only read. */
  title?: string;
  code: string;
}

const pages = 'stories/docs';

/** The README and every page of the documentation. */
export const documents: readonly string[] = ['README.md', ...documentationPages()];

function documentationPages(): string[] {
  if (!existsSync(root + pages)) return [];
  return readdirSync(root + pages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${pages}/${name.replaceAll('\\', '/')}`)
    .toSorted();
}

const fence = /^(?<indent> *)(?<ticks>`{3,})(?<language>[\w-]*) *(?<meta>.*)$/;

/** The blocks of one document. Throws if the last one is never closed. */
export function blocksOf(document: string, text = readFileSync(root + document, 'utf8')): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  const lines = text.split('\n');
  for (let place = 0; place < lines.length; place += 1) {
    const opening = fence.exec(lines[place] ?? '')?.groups;
    if (!opening) continue;
    const { indent = '', ticks = '', language = '', meta = '' } = opening;
    const end = lines.findIndex((line, later) => later > place && line.trim() === ticks);
    if (end < 0) throw new Error(`${document}:${place + 1} opens a block that does not end`);
    const title = /\btitle="([^"]+)"/.exec(meta)?.[1];
    const code = lines
      .slice(place + 1, end)
      .map((line) => line.replace(new RegExp(`^ {0,${indent.length}}`), ''));
    blocks.push({
      document,
      line: place + 1,
      language,
      code: `${code.join('\n')}\n`,
      ...(title && { title }),
    });
    place = end;
  }
  return blocks;
}

/** The documents' portal; every test puts its own server in its place. */
const documentedPortal = 'https://portal.example';

export const onLocalPortal = (code: string, portal: string) => code.replaceAll(documentedPortal, portal);

/** Names a block in a message, e.g. `README.md:42 src/Corner.tsx`. */
export const nameOf = ({ document, line, title, language }: CodeBlock) =>
  `${document}:${line} ${title ?? language}`;
