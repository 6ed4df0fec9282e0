import { readFileSync } from 'node:fs';
import { root } from '#host/server/paths.ts';

interface Place {
  line: number;
  column: number;
}

/** The part of a Stryker report that we read. */
export interface Report {
  files: Record<
    string,
    {
      source: string;
      mutants: {
        status: string;
        /** It ran when a module was loaded, perhaps in a test too. */
        static?: boolean;
        coveredBy?: readonly string[];
        replacement?: string;
        location: { start: Place; end: Place };
      }[];
    }
  >;
}

/** One change of the code. */
export interface Mutant {
  file: string;
  line: number;
  /** The whole line where it begins. */
  code: string;
  /** The first line of the code that was replaced, and of its replacement. */
  from: string;
  to: string;
  hasDied: boolean;
}

/** A mutant that ran into a loop has been noticed; one that no test came to has not. */
const died = ['Killed', 'Timeout'];
const lived = ['Survived', 'NoCoverage'];

const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';

/** The mutants that ran, or would have run if a test had come to them; not those of values that a module computes once. */
export function mutantsOf({ files }: Report): Mutant[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ static: isStatic, coveredBy = [] }) => !isStatic || coveredBy.length > 0)
      .filter(({ status }) => died.includes(status) || lived.includes(status))
      .map(({ status, replacement = '', location: { start, end } }) => {
        const code = lines[start.line - 1] ?? '';
        const until = start.line === end.line ? end.column - 1 : undefined;
        return {
          file,
          line: start.line,
          code: code.trim(),
          from: code.slice(start.column - 1, until).trim(),
          to: firstLine(replacement),
          hasDied: died.includes(status),
        };
      });
  });
}

export const reportPath = (area: string): string => `${root}.cache/mutation/${area}.json`;

export function readReport(area: string): Report {
  return JSON.parse(readFileSync(reportPath(area), 'utf8')) as Report;
}
