import { act, cleanup } from '@testing-library/react';
import { safeParse } from 'valibot';
import { vi } from 'vitest';
import { isRecord } from '#src/rules/record.ts';
import { expectedOf, type Answer, type CallFacts, type Expected } from './catalogue.ts';
import { alone, GENERAL_FAILURE, onDemand, reading, type Caller, type End, type Manner } from './manners.tsx';
import { createWorld, type World } from './world.ts';

/** Long after the answer: by then a request that is sent again has been sent. */
const LATER_MS = 600_000;

/** The steps in which a wait that nobody answers goes by. */
const STEP_MS = 5_000;

const refused = '操作失败，请稍后重试';
const { setImmediate } = globalThis;
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Waits for the end of a call. The clock goes on only where nothing else can end it. */
async function endOf(result: () => End | undefined, isWaiting: boolean): Promise<End | undefined> {
  for (let turns = 0; turns < 2_000; turns++) {
    const end = result();
    if (end) return end;
    await act(async () => {
      await turn();
      await vi.advanceTimersByTimeAsync(isWaiting ? STEP_MS : 1);
    });
  }
  return undefined;
}

const manners: Readonly<Record<string, Manner>> = { alone, 'on demand': onDemand, reading };
type MannerName = 'alone' | 'on demand' | 'reading';

/** The end that a manner makes of an outcome, and the messages that it shows. */
function seenBy(manner: MannerName, expected: Expected, isSilent: boolean, endsSession: boolean) {
  const { type } = expected;
  if (type === 'success') return { type, message: undefined, messages: [] };
  const message = 'message' in expected ? expected.message : '';
  if (manner === 'on demand')
    return { type: 'failure', message: undefined, messages: [message || GENERAL_FAILURE] };
  if (manner === 'reading') {
    if (type === 'empty') return { type, message: undefined, messages: [] };
    const said = type === 'passed' ? message || refused : message;
    return { type: 'failure', message: said, messages: endsSession ? [message] : [] };
  }
  const isShown = type === 'failure' && ((expected.isShown && !isSilent) || endsSession);
  return { type, message, messages: isShown ? [message] : [] };
}

function factsOf({ endpoint: { definition } }: Caller, world: World): CallFacts {
  const [sent] = world.sent;
  return {
    method: definition.method,
    isPay: definition.isPay ?? false,
    isFile: definition.file ?? false,
    isSilent: definition.silent ?? false,
    sends: sent?.sends ?? 'nothing',
    isOfSession: world.token !== '' && sent?.token === world.token,
    fits: (data) => safeParse(definition.response, data).success,
  };
}

/** The faults of our code in a call that is made in one manner and answered in one way. */
async function holesOf(
  manner: MannerName,
  caller: Caller,
  answer: Answer,
  isLoggedOut: boolean,
): Promise<string[]> {
  const world = createWorld(answer, caller.endpoint.definition, isLoggedOut);
  const isWaiting = answer.type === 'silent' || answer.type === 'stalled';
  const begin = manners[manner];
  const end = begin && (await endOf(begin(world, caller), isWaiting));
  await act(async () => {
    await vi.advanceTimersByTimeAsync(LATER_MS);
    await turn();
  });
  const facts = factsOf(caller, world);
  const expected = expectedOf(answer, facts);
  const endsSession = expected.type === 'failure' && expected.ends && facts.isOfSession;
  const wanted = seenBy(manner, expected, facts.isSilent, endsSession);
  const holes: string[] = [];
  const check = (what: string, found: unknown, want: unknown) => {
    const [is, should] = [brief(found), brief(want)];
    if (is !== should) holes.push(`${manner}: ${what} ${is}, not ${should}`);
  };
  if (!end) holes.push(`${manner}: never ends`);
  if (end?.thrown !== undefined) holes.push(`${manner}: throws ${brief(String(end.thrown))}`);
  // Data that a call does not describe may be missing.
  const isDone = manner === 'reading' && end?.type === 'empty' && wanted.type === 'success';
  if (end && !(isDone && facts.fits(undefined))) check('ends with', end.type, wanted.type);
  if (wanted.message !== undefined) check('says', withoutField(end?.message), wanted.message);
  check('shows', world.messages.map(withoutField), wanted.messages);
  // After the session's end a view asks anew, without its token; nothing is written twice.
  if (!(endsSession && facts.method === 'GET')) check('requests', world.sent.length, 1);
  check('token', world.portal.session.getState().token, endsSession ? '' : world.token);
  if (isPolluted(end?.data)) holes.push(`${manner}: changes a prototype`);
  // Before the world, whose end a view would ask again for.
  cleanup();
  world.close();
  return holes;
}

/** Which field of an answer is wrong, only our code can know. */
const withoutField = (message: string | undefined) => message?.replace(/（(?:data|body)[^）]*）$/, '');

const brief = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing';
  if (text.length <= 200) return text;
  // Copied, since a slice of a string keeps the whole of it.
  return `${text.slice(0, 40).split('').join('')}… (${text.length})`;
};

const ownNames = () => [Object, Array, Function].map(({ prototype }) => Reflect.ownKeys(prototype).length);
const atFirst = String(ownNames());

/** True if a prototype has been added to, or an object of the data has another one. */
function isPolluted(data: unknown): boolean {
  if (String(ownNames()) !== atFirst || 'polluted' in {}) return true;
  if (Array.isArray(data)) return data.some(isPolluted);
  if (!isRecord(data) || data instanceof Blob) return false;
  // A key of its own is harmless, and what JSON.parse makes of it.
  return 'polluted' in data || Object.keys(data).some((key) => key !== '__proto__' && isPolluted(data[key]));
}

/** The holes of a cell of the matrix, in all manners in which the call can be made. */
export async function holesOfCell(caller: Caller, answer: Answer, isLoggedOut = false): Promise<string[]> {
  const isQuery = caller.endpoint.definition.method === 'GET';
  const all: MannerName[] = isQuery ? ['alone', 'on demand', 'reading'] : ['alone', 'on demand'];
  const holes: string[] = [];
  for (const manner of all) holes.push(...(await holesOf(manner, caller, answer, isLoggedOut)));
  return holes;
}
