import type { RealTab } from '../real-tab.ts';
import { settleBy } from '../settle.ts';
import { SAVE_PATH, see, titlesAtServer, type Seen } from './editor.ts';
import type { Model, World } from './model.ts';

async function brokenPromises(model: Model, world: World): Promise<string[]> {
  const titles = await titlesAtServer(model);
  const views: Seen[] = [];
  const broken: string[] = [];
  for (const [index, real] of world.tabs.entries()) {
    const seen = await see(real).catch(() => undefined);
    if (!seen || !real.isQuiet() || (model.isLate && seen.status.includes('正在保存'))) {
      broken.push(`tab ${index} is not quiet`);
      continue;
    }
    views.push(seen);
    broken.push(...real.errors.map((error) => `tab ${index} throws ${error}`));
    const typed = model.tabs[index]?.typed;
    if (seen.title !== undefined && typed && seen.title !== typed) {
      broken.push(`tab ${index} shows “${seen.title}”, not “${typed}”`);
    }
  }
  if (broken.length > 0) return broken;
  noteSaves(model, world, titles);
  return [
    ...wrongSaves(model, titles),
    ...wrongViews(model, views, titles),
    ...lostTexts(model, views),
    ...doubles(model),
  ];
}

const hasSaved = ({ sent }: RealTab, title: string) =>
  sent.some(({ method, path, body }) => method === 'POST' && path === SAVE_PATH && body.includes(title));

function noteSaves(model: Model, world: World, titles: ReadonlyMap<string, string>): void {
  for (const [id, title] of titles) {
    const line = model.lines.get(title);
    if (line === undefined) continue;
    model.held.add(title);
    model.documents.set(line, (model.documents.get(line) ?? new Set()).add(id));
    const saver = world.tabs.findLastIndex((real) => hasSaved(real, title));
    if (model.titles.get(id) !== title && saver >= 0) model.savers.set(id, saver);
  }
}

/** Nobody replaces what somebody else has saved and its user has not seen. */
function wrongSaves(model: Model, titles: ReadonlyMap<string, string>): string[] {
  const wrong: string[] = [];
  for (const [id, title] of titles) {
    const former = model.titles.get(id);
    if (former === undefined || former === title) continue;
    const by = model.tabs[model.savers.get(id) ?? -1];
    if (!by) wrong.push(`nobody has made “${title}” of “${former}”`);
    else if (!by.known.has(former))
      wrong.push(`“${title}” replaces “${former}”, which its author has not seen`);
  }
  for (const id of model.titles.keys()) if (!titles.has(id)) wrong.push(`the server has lost ${id}`);
  return wrong;
}

/** Who has saved last, and is told so, has what the server has. */
function wrongViews(model: Model, views: readonly Seen[], titles: ReadonlyMap<string, string>): string[] {
  return views.flatMap(({ title, status, id }, index) => {
    if (title === undefined || id === '') return [];
    if (!titles.has(id)) return [`tab ${index} edits ${id}, which the server does not have`];
    const isWrong = /^\s*已保存/.test(status) && model.savers.get(id) === index && titles.get(id) !== title;
    return isWrong ? [`tab ${index} calls “${title}” saved, and the server has “${titles.get(id)}”`] : [];
  });
}

function lostTexts({ texts, held }: Model, views: readonly Seen[]): string[] {
  const isKept = (text: string) =>
    held.has(text) || views.some(({ title, stored }) => title === text || stored.includes(text));
  return [...texts].filter((text) => !isKept(text)).map((text) => `“${text}” is lost`);
}

function doubles({ documents, copies }: Model): string[] {
  return [...documents]
    .filter(([line, ids]) => ids.size > (copies.get(line) ?? 1))
    .map(([, ids]) => `${[...ids].join(' and ')} are one document`);
}

export async function settle(model: Model, world: World): Promise<void> {
  await settleBy(() => brokenPromises(model, world));
  model.isLate = false;
  model.titles = await titlesAtServer(model);
  for (const [index, real] of world.tabs.entries()) {
    const tab = model.tabs[index];
    if (!tab) continue;
    const { title } = await see(real);
    tab.typed = title;
    if (title) tab.known.add(title);
    real.sent = [];
  }
}
