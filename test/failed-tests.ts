import { stripVTControlCharacters } from 'node:util';

/** The part of Vitest's output that tells of the failed tests; its last lines where there is none, e.g. after a crash. */
export function failedTests(output: string): string {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const begin = lines.findIndex((line) => /^⎯+ (Failed Suites|Failed Tests|Unhandled Errors?) /.test(line));
  if (begin < 0) return lines.slice(-40).join('\n');
  const length = lines.slice(begin).findIndex((line) => /^\s*Test Files\s/.test(line));
  return lines
    .slice(begin, length < 0 ? undefined : begin + length)
    .join('\n')
    .trimEnd();
}
