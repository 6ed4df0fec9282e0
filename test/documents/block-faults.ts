import { existsSync, readFileSync } from 'node:fs';
import { root } from '../../host/server/paths.ts';
import { applicationOf } from './application-of.ts';
import { nameOf, type CodeBlock } from './code-blocks.ts';

/** Languages of blocks that nobody runs: commands, settings, requests, and pictures of text. */
const readOnly = ['sh', 'json', 'http', 'text', 'nginx', 'css', 'mermaid'];

/** Says why a block is neither run by a test nor of a kind that is only read. */
export function faultOf(block: CodeBlock): string | undefined {
  const { language, title, code } = block;
  if (language === 'json') return parseFault(code);
  if (!title) {
    if (readOnly.includes(language)) return undefined;
    return `is ${language || 'of no language'}, but has no title="…" that says in which file it runs`;
  }
  const application = applicationOf(block);
  if (!application) return `has a title that belongs to no application: ${title}`;
  if (application !== 'repository') return undefined;
  const isSame = existsSync(root + title) && readFileSync(root + title, 'utf8') === code;
  return isSame ? undefined : `differs from the file ${title}`;
}

function parseFault(code: string): string | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    return `is no JSON: ${String(error)}`;
  }
}

/** All faults of a document, and the files that it names twice; pages of HTML stand for themselves. */
export function faultsOf(blocks: readonly CodeBlock[]): string[] {
  const own = blocks.flatMap((block) => {
    const fault = faultOf(block);
    return fault ? [`${nameOf(block)} ${fault}`] : [];
  });
  const files = blocks.filter(({ title }) => title && !title.endsWith('.html'));
  const again = files.filter((block, place) =>
    files
      .slice(0, place)
      .some((former) => former.title === block.title && applicationOf(former) === applicationOf(block)),
  );
  return [...own, ...again.map((block) => `${nameOf(block)} is a file of this document already`)];
}
