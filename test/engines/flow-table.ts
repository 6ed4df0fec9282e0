import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { engineNames, engines, type EngineName } from './engine-list.ts';

const marks = { passed: 'passed', failed: 'FAILED', skipped: 'not run', pending: 'not run' };

/** Prints flow × engine at the end, then the tests of an engine alone, and the version of each engine. */
export class FlowTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const table = new Map<string, Partial<Record<EngineName, string>>>();
    const versions = new Map<EngineName, string>();
    const alone = new Map<string, string[]>();
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) {
      const engine = engineOf(test);
      if (!engine) {
        const suite = test.fullName.split(' > ', 1)[0] ?? '';
        alone.set(suite, [...(alone.get(suite) ?? []), marks[test.result().state]]);
        continue;
      }
      const { engineVersion } = test.meta();
      if (engineVersion) versions.set(engine, engineVersion);
      const row = table.get(test.name) ?? {};
      row[engine] = marks[test.result().state];
      table.set(test.name, row);
    }
    const used = engineNames.filter((name) => [...table.values()].some((row) => name in row));
    console.log(`\n| flow | ${used.map((name) => engines[name].title).join(' | ')} |`);
    console.log(`| --- |${' --- |'.repeat(used.length)}`);
    for (const [flow, row] of table)
      console.log(`| ${flow} | ${used.map((name) => row[name] ?? '').join(' | ')} |`);
    for (const name of used)
      console.log(
        `${engines[name].title}, version ${versions.get(name) ?? 'unknown'}: ${sayCounts([...table.values()].map((row) => row[name]))}`,
      );
    for (const [suite, results] of alone) console.log(`${suite}: ${sayCounts(results)}`);
  }
}

const engineOf = ({ fullName }: TestCase): EngineName | undefined =>
  engineNames.find((name) => fullName.startsWith(`${engines[name].title} > `));

/** E.g. `61 passed, 3 not run`. */
const sayCounts = (results: readonly (string | undefined)[]): string =>
  [...new Set(Object.values(marks))]
    .map((mark) => [results.filter((result) => result === mark).length, mark] as const)
    .filter(([count]) => count > 0)
    .map((part) => part.join(' '))
    .join(', ');
