import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Adapter } from '#src/http/adapter/adapter.ts';
import { faultOf } from '#src/http/adapter/check-adapter.ts';
import { isRecord } from '#src/rules/record.ts';
import { createRecorder } from '../recording/recorder.ts';
import { checkedCalls } from './calls.ts';
import { checkContract } from './check.ts';
import type { CheckCommand } from './contract.ts';
import { htmlReport } from './html-report.ts';
import { readOptions, usageOf, WrongOptions } from './options.ts';
import type { Report } from './result.ts';
import { rowLines, summaryText } from './text-report.ts';
import { createValidation } from './validate.ts';
import { words } from './words.ts';

/** The exit codes of the command. */
const SAME = 0;
const DIFFERENT = 1;
const WRONG_USE = 2;

/** Runs the command and returns its exit code: 0 where the server keeps the contract. */
export async function runCheck(
  given: readonly string[],
  environment: Record<string, string | undefined>,
  print: (text: string) => void,
  { name, readContract }: CheckCommand,
): Promise<number> {
  if (given.includes('--help')) {
    print(usageOf(name));
    return SAME;
  }
  try {
    const read = readOptions(given, environment);
    const { settings: file, adapter, language, html, json, record, ...options } = read;
    const recorder = createRecorder();
    const settings = file ? readSettings(file) : {};
    const { document, calls } = await readContract();
    const report = await checkContract({
      ...options,
      settings,
      ...(adapter && { adapter: await readAdapter(adapter) }),
      calls: checkedCalls(document, calls),
      validation: createValidation(document.components.schemas),
      onRow: (row) => print(rowLines(row, words[language]).join('\n')),
      onAnswer: recorder.add,
    });
    print(`\n${summaryText(report, words[language])}`);
    if (html) writeFileSync(html, htmlReport(report, language));
    if (json) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
    if (record) writeFileSync(record, `${JSON.stringify(recorder.recording(), null, 1)}\n`);
    return keepsContract(report, settings) ? SAME : DIFFERENT;
  } catch (error) {
    if (!(error instanceof WrongOptions)) throw error;
    print(`${error.message}\n\n${usageOf(name)}`);
    return WRONG_USE;
  }
}

function readSettings(file: string): Record<string, unknown> {
  try {
    const settings: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isRecord(settings)) return settings;
  } catch (error) {
    throw new WrongOptions(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new WrongOptions(`${file}: not an object`);
}

async function readAdapter(file: string): Promise<Adapter> {
  let adapter: unknown;
  try {
    const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default?: unknown };
    adapter = module.default;
  } catch (error) {
    throw new WrongOptions(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const fault = faultOf(adapter);
  if (fault) throw new WrongOptions(`${file}: no adapter: ${fault.place}`);
  return adapter as Adapter;
}

/** Calls of a feature may be missing, unless the settings list it. An unreadable token proves nothing. */
function keepsContract({ rows }: Report, { features }: Record<string, unknown>): boolean {
  const listed: unknown[] = Array.isArray(features) ? features : [];
  const isNeeded = (feature?: string) => !feature || listed.includes(feature);
  return (
    rows.some(({ result }) => result === 'same') &&
    rows.every(
      ({ result, feature }) => result !== 'differs' && !(result === 'missing' && isNeeded(feature)),
    ) &&
    rows.every(({ note }) => note !== 'signed out')
  );
}
