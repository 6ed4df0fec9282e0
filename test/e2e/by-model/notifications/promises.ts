import { BELL_TYPE, readStates } from '#src/api/notifications.ts';
import { MESSAGE_PAGE_SIZE } from '#src/rules/limits.ts';
import type { RealTab } from '../real-tab.ts';
import { serverAnswer } from '../server-answer.ts';
import { settleBy } from '../settle.ts';
import type { Model, Notice, World } from './model.ts';
import { dismiss, see, type Seen } from './see.ts';

const LIST_PATH = '/api/msg/message/page';

/** All that the server has, the newest first. */
export async function noticesOf({ token }: Model): Promise<Notice[]> {
  const answer = await serverAnswer(token, `${LIST_PATH}?current=1&size=500`);
  return (answer as { records: Notice[] }).records;
}

export const isUnread = ({ isRead }: Notice) => isRead === readStates.unread;

async function brokenPromises(model: Model, world: World): Promise<string[]> {
  const notices = await noticesOf(model);
  const broken = notices
    .filter((one) => isUnread(one) && model.read.has(one.id))
    .map(({ id }) => `the server has ${id} as unread`);
  const bells: number[] = [];
  for (const [index, real] of world.tabs.entries()) {
    const seen = await see(real).catch(() => undefined);
    if (!seen || !real.isQuiet()) {
      broken.push(`tab ${index} is not quiet`);
      continue;
    }
    bells.push(seen.bell);
    const wrong = [...wrongIn(model, notices, seen, index), ...wrongList(model, notices, seen, real)];
    broken.push(...wrong.map((one) => `tab ${index} ${one}`));
    broken.push(...wrongCalls(real).map((wrong) => `tab ${index} ${wrong}`));
  }
  if (new Set(bells).size > 1) broken.push(`the bells show ${bells.join(' and ')}`);
  return broken;
}

function wrongIn(model: Model, notices: readonly Notice[], seen: Seen, index: number): string[] {
  const wrong: string[] = [];
  const unread = notices.filter((one) => isUnread(one) && one.type === BELL_TYPE).length;
  if (Math.abs(seen.bell - unread) > model.unasked) wrong.push(`has a bell of ${seen.bell}, not ${unread}`);
  const failed = model.failed[index] ?? 0;
  if (seen.failures !== failed) wrong.push(`tells ${seen.failures} failures, not ${failed}`);
  return wrong;
}

/** A list that could not be read again keeps its rows as they were. */
function wrongList(
  { unasked }: Model,
  notices: readonly Notice[],
  { rows, query }: Seen,
  { failedReads }: RealTab,
): string[] {
  if (!rows || failedReads.has(LIST_PATH)) return [];
  const wrong = rows.flatMap(({ id, isUnread: isShownUnread }) => {
    const known = notices.find((one) => one.id === id);
    if (!known || isUnread(known) === isShownUnread) return [];
    return [`shows ${id} as ${isShownUnread ? 'unread' : 'read'}`];
  });
  // One that only has the unread keeps those that were read in it.
  if (unasked > 0 || query.isRead !== '') return wrong;
  const asked = notices.filter(({ type }) => ['', String(type)].includes(query.type));
  const [due, shown] = [asked.slice(0, MESSAGE_PAGE_SIZE), rows].map((some) =>
    some.map(({ id }) => id).join(' '),
  );
  return due === shown ? wrong : [...wrong, `lists ${shown}, not ${due}`];
}

function wrongCalls({ sent, errors }: RealTab): string[] {
  const writes = sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => `${path} ${body}`);
  const twice = writes.filter((write, place) => writes.indexOf(write) !== place);
  return [...twice.map((write) => `sends ${write} twice`), ...errors.map((error) => `throws ${error}`)];
}

export async function settle(model: Model, world: World): Promise<void> {
  await settleBy(() => brokenPromises(model, world));
  model.failed = [0, 0];
  model.isLate = false;
  for (const real of world.tabs) {
    await dismiss(real);
    real.sent = [];
  }
}
