import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { installTypes } from './installed.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

interface Checker {
  command: string;
  words: readonly string[];
  /** Matches file and line of an error message. */
  complaint: RegExp;
  files: readonly [right: string, wrong: string];
}

const checkers: Readonly<Record<string, Checker>> = {
  Vue: {
    command: 'vue-tsc',
    words: ['--noEmit', '-p', folder, '--pretty', 'false'],
    complaint: /^(?:.*\/)?(vue\/\w+\.vue)\((\d+),\d+\): error/gm,
    files: ['vue/Right.vue', 'vue/Wrong.vue'],
  },
  Svelte: {
    command: 'svelte-check',
    words: ['--workspace', folder, '--tsconfig', './tsconfig.json', '--output', 'machine'],
    complaint: /^\d+ ERROR "(svelte\/\w+\.svelte)" (\d+):/gm,
    files: ['svelte/Right.svelte', 'svelte/Wrong.svelte'],
  },
};

/** Returns `file:line` of every error of the framework's type checker. */
function complaints({ command, words, complaint }: Checker): string[] {
  const tool = fileURLToPath(new URL(`../node_modules/.bin/${command}`, import.meta.url));
  const { stdout, error } = spawnSync(tool, words, { cwd: folder, encoding: 'utf8' });
  if (error) throw error;
  return [...new Set([...stdout.matchAll(complaint)].map(([, file, line]) => `${file}:${line}`))];
}

/** Returns `file:line` of every line that is marked as wrong. */
const marked = (file: string) =>
  readFileSync(folder + file, 'utf8')
    .split('\n')
    .flatMap((line, place) => (line.includes('wrong: ') ? `${file}:${place + 1}` : []));

describe.each(Object.entries(checkers))('the types of the tags in %s', (_, checker) => {
  beforeAll(installTypes);

  test('allow what is offered, and refuse what is not', () => {
    const [right, wrong] = checker.files;
    expect(marked(right)).toEqual([]);
    expect(marked(wrong).length).toBeGreaterThan(4);
    expect(complaints(checker).toSorted()).toEqual(marked(wrong).toSorted());
  });
});
