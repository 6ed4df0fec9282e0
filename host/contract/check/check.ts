import type { Adapter } from '#src/http/adapter/adapter.ts';
import { readConfig } from '#src/config-check.ts';
import { adapterText } from './adapter.ts';
import { ask, SettingMissing, type Answer, type Asking } from './ask.ts';
import type { CheckedCall } from './calls.ts';
import { compareAnswer, type Comparison } from './compare.ts';
import { accountAreas, notRead } from './inputs.ts';
import { createInputs } from './find-input.ts';
import { callOf, type Note, type Report, type Row } from './result.ts';
import type { Validation } from './validate.ts';

export interface CheckOptions {
  server: string;
  token: string;
  /** The settings of the portal: paths, secrets, organisation. */
  settings?: Readonly<Record<string, unknown>>;
  calls: readonly CheckedCall[];
  validation: Validation;
  /** Writing calls too. */
  writes?: boolean;
  /** Only calls whose method and path contain this text. */
  only?: string;
  timeoutMs?: number;
  fetch?: typeof fetch;
  /** Changes calls and answers as it does in the portal. */
  adapter?: Adapter;
  /** Called after each call. */
  onRow?: (row: Row, index: number, all: number) => void;
  onAnswer?: (call: CheckedCall, answer: Answer) => void;
}

const DEFAULT_TIMEOUT_MS = 15_000;

interface Compared extends Comparison {
  asked: string;
}

/** Asks the calls one after the other, and compares each answer. */
export async function checkContract(options: CheckOptions): Promise<Report> {
  const { server, token, calls, validation, only = '', settings = {} } = options;
  const config = readConfig({ ...settings, api: server });
  const asking: Asking = {
    config,
    token,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    fetch: options.fetch ?? globalThis.fetch,
    adapter: options.adapter,
  };
  const done = new Map<string, Promise<Compared>>();

  /** Each call is asked once with the same input. */
  async function compared(
    call: CheckedCall,
    fixed: Readonly<Record<string, unknown>> = {},
  ): Promise<Compared> {
    const reason = reasonAgainst(call, options.writes ?? false);
    if (reason) return unasked(reason);
    const input = await inputs.of(call, fixed);
    if (!input) return unasked('input');
    const key = `${callOf(call)} ${JSON.stringify(Object.entries(input).toSorted())}`;
    const known = done.get(key) ?? compareOnce(call, input);
    done.set(key, known);
    return known;
  }

  async function compareOnce(call: CheckedCall, input: Record<string, unknown>): Promise<Compared> {
    try {
      const answer = await ask(call.definition, input, asking);
      options.onAnswer?.(call, answer);
      return { ...compareAnswer(call, answer, validation), asked: answer.asked };
    } catch (error) {
      if (error instanceof SettingMissing) return unasked('setting');
      throw error;
    }
  }

  const inputs = createInputs(calls, config, async (call, fixed) => (await compared(call, fixed)).data);
  const chosen = calls.filter((call) => callOf(call).includes(only));
  const rows: Row[] = [];
  for (const call of chosen) {
    const { name, method, path, area, feature } = call;
    const { asked, result, note, differences } = await compared(call);
    const row: Row = { name, method, path, area, feature, asked, result, note, differences };
    rows.push(row);
    options.onRow?.(row, rows.length, chosen.length);
  }
  return { server, rows, adapter: adapterText(rows) };
}

const unasked = (note: Note): Compared => ({ result: 'not compared', note, differences: [], asked: '' });

function reasonAgainst(call: CheckedCall, writes: boolean): Note | undefined {
  const own = notRead[callOf(call)];
  if (own && !(own === 'write' && writes)) return own;
  if (call.method === 'GET') return undefined;
  if (accountAreas.includes(call.area)) return 'account';
  if (call.method === 'DELETE') return 'removal';
  return writes ? undefined : 'write';
}
