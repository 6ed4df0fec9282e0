import { settleBy } from '../settle.ts';
import { saidAtServer, see, type Seen } from './conversation.ts';
import type { Model, TabModel, World } from './model.ts';

async function brokenPromises(model: Model, world: World): Promise<string[]> {
  const said = await saidAtServer(model);
  const broken = wrongAtServer(model, said);
  const views: Seen[] = [];
  for (const [index, real] of world.tabs.entries()) {
    const tab = model.tabs[index];
    const seen = await see(real).catch(() => undefined);
    if (!tab || !seen || !real.isQuiet()) {
      broken.push(`tab ${index} is not quiet`);
      continue;
    }
    views.push(seen);
    const wrong = [...wrongIn(model, tab, seen, said), ...real.errors.map((error) => `throws ${error}`)];
    broken.push(...wrong.map((one) => `tab ${index} ${one}`));
  }
  if (views.length < world.tabs.length) return broken;
  for (const text of model.texts) {
    const isKept = views.some(
      ({ unsent, field, stored }) =>
        field === text || unsent.some((one) => one.text === text) || stored.includes(text),
    );
    if (!isKept && !said.includes(text)) broken.push(`“${text}” is lost`);
  }
  return broken;
}

function wrongAtServer({ texts, due, punctual }: Model, said: readonly string[]): string[] {
  const wrong: string[] = [];
  for (const text of texts) {
    const times = said.filter((one) => one === text).length;
    if (times > 1) wrong.push(`the server has “${text}” ${times} times`);
    if (times === 0 && due.has(text)) wrong.push(`the server lacks “${text}”`);
  }
  for (const sent of punctual) {
    const arrived = said.filter((text) => sent.includes(text));
    if (arrived.join() !== sent.join() && sent.every((text) => said.includes(text)))
      wrong.push(`the server has ${arrived.join()}, sent as ${sent.join()}`);
  }
  return wrong;
}

function wrongIn(model: Model, tab: TabModel, seen: Seen, said: readonly string[]): string[] {
  const wrong: string[] = [];
  const { isBehind, isClosed } = model;
  const known = said.slice(0, isBehind ? seen.said.length : undefined);
  if (known.join('\n') !== seen.said.join('\n')) {
    wrong.push(`shows ${seen.said.slice(-4).join(', ')} and not ${said.slice(-4).join(', ')}`);
  }
  for (const { text, status } of seen.unsent) {
    if (/发送中|已发送/.test(status)) wrong.push(`is still sending “${text}”`);
    if (!isBehind && said.includes(text)) wrong.push(`takes “${text}” for unsent`);
  }
  if (seen.field !== undefined && tab.typed !== null && seen.field !== tab.typed) {
    wrong.push(`has “${seen.field}” in its field, not “${tab.typed}”`);
  }
  if (!isBehind && isClosed !== (seen.field === undefined)) {
    wrong.push(isClosed ? 'takes messages for a closed ticket' : 'takes no message');
  }
  return wrong;
}

export async function settle(model: Model, world: World): Promise<void> {
  await settleBy(() => brokenPromises(model, world));
  model.isLate = false;
  for (const [index, real] of world.tabs.entries()) {
    const tab = model.tabs[index];
    const { field } = await see(real);
    if (tab && tab.typed === null && field !== undefined) tab.typed = field;
    real.sent = [];
  }
}
