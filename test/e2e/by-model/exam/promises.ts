import { settleBy } from '../settle.ts';
import { answersAtServer, letterOf, see, type Seen } from './exam.ts';
import type { Model, World } from './model.ts';

async function brokenPromises(model: Model, world: World): Promise<string[]> {
  const held = await answersAtServer(model);
  const broken: string[] = [];
  const views: Seen[] = [];
  for (const [index, real] of world.tabs.entries()) {
    const seen = await see(real).catch(() => undefined);
    if (!seen || !real.isQuiet()) {
      broken.push(`tab ${index} is not quiet`);
      continue;
    }
    views.push(seen);
    broken.push(...real.errors.map((error) => `tab ${index} throws ${error}`));
    broken.push(...wrongView(model, seen, index, held));
  }
  return broken.length > 0 ? broken : [...lostAnswers(model, views, held), ...lastAnswers(model, held)];
}

function wrongView(model: Model, seen: Seen, index: number, held: ReadonlyMap<string, number>): string[] {
  const { question, option, saved } = seen;
  if (question === '') return model.handedInBy === null ? [`tab ${index} has ended`] : [];
  const wrong: string[] = [];
  const chosen = model.latest.get(question) ?? -1;
  if (option !== chosen) wrong.push(`tab ${index} shows option ${option} of ${question}, not ${chosen}`);
  if (model.handedInBy !== null || !saved.endsWith('已保存')) return wrong;
  for (const [id, given] of model.latest) {
    if (held.get(id) !== given) wrong.push(`tab ${index} calls ${id} saved, which is not`);
  }
  return wrong;
}

/** Until it is at the server, the browser keeps an answer. */
function lostAnswers(model: Model, views: readonly Seen[], held: ReadonlyMap<string, number>): string[] {
  if (model.handedInBy !== null) return [];
  const stored = views.map((seen) => seen.stored).join('\n');
  return [...model.latest]
    .filter(([id, option]) => held.get(id) !== option && !isStored(stored, id, option))
    .map(([id, option]) => `option ${option} of ${id} is lost`);
}

const isStored = (stored: string, id: string, option: number) =>
  stored.replaceAll('\\', '').includes(`"${id}":{"answer":["${letterOf(option)}"]`);

/** The paper that is handed in has the last answers of all tabs. */
function lastAnswers({ latest, handedInBy }: Model, held: ReadonlyMap<string, number>) {
  if (handedInBy === null) return [];
  return [...latest]
    .filter(([id, option]) => held.get(id) !== option)
    .map(([id, option]) => `${id} was handed in with option ${held.get(id)}, not ${option}`);
}

export async function settle(model: Model, world: World): Promise<void> {
  await settleBy(() => brokenPromises(model, world));
  model.isLate = false;
}

/** By then the server has every last answer. */
export async function expectAllSaved(model: Model): Promise<void> {
  await settleBy(async () => {
    const held = await answersAtServer(model);
    return [...model.latest]
      .filter(([id, option]) => held.get(id) !== option)
      .map(([id, option]) => `the server has option ${held.get(id)} of ${id}, not ${option}`);
  });
}
