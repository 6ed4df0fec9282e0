import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { engineNames, engines, type EngineName } from './engine-list.ts';

const marks = { passed: 'passed', failed: 'FAILED', skipped: 'not run', pending: 'not run' };

/** Prints flow × engine at the end, and names the engines that were missing. */
export class FlowTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const table = new Map<string, Partial<Record<EngineName, string>>>();
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) {
      const engine = engineOf(test);
      if (!engine) continue;
      const row = table.get(test.name) ?? {};
      row[engine] = marks[test.result().state];
      table.set(test.name, row);
    }
    const used = engineNames.filter((name) => [...table.values()].some((row) => name in row));
    console.log(`\n| flow | ${used.map((name) => engines[name].title).join(' | ')} |`);
    console.log(`| --- |${' --- |'.repeat(used.length)}`);
    for (const [flow, row] of table)
      console.log(`| ${flow} | ${used.map((name) => row[name] ?? '').join(' | ')} |`);
    for (const name of used) {
      const count = [...table.values()].filter((row) => row[name] === marks.skipped).length;
      if (count > 0) console.log(`${engines[name].title}: ${count} flows not run`);
    }
  }
}

const engineOf = ({ fullName }: TestCase): EngineName | undefined =>
  engineNames.find((name) => fullName.startsWith(`${engines[name].title} > `));
