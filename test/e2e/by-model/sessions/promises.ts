import { allowed, changeUser, people, users, type Model, type User } from './model.ts';
import type { Sent } from '../real-tab.ts';
import { see, type Seen } from './see.ts';
import { cookieOf, ownerOf, type World } from './world.ts';

/** A page may follow a few redirects. */
const NAVIGATIONS_MAX = 8;

/** The number of notifications, which the header shows. */
const POLLED = '/api/msg/message/getMessageCount';

/** The texts that nobody else may see, not even a guest. */
const secretsOf = (user: User, { own }: Model) =>
  own.filter((one) => one.user === user && !one.isPublic).map(({ text }) => text);

/** The promises that do not hold now, in words; the browser is given time to keep them. */
export async function brokenPromises(model: Model, world: World): Promise<string[]> {
  const broken: string[] = [];
  const cookie = await cookieOf(world);
  const owner = await ownerOf(world, cookie);
  // The first call of any tab finds out that the server has forgotten the token.
  if (!model.isAlive && owner === null && !world.owners.has(cookie)) changeUser(model, null);
  const cookieUser = model.isAlive ? owner : (world.owners.get(cookie) ?? null);
  if (cookieUser !== model.user) broken.push(`the cookie is of ${cookieUser}, not of ${model.user}`);

  for (const [index, tab] of model.tabs.entries()) {
    const real = world.tabs[index];
    if (!real) continue;
    if (tab.isFrozen) continue;
    const name = `tab ${index}`;
    const seen = await see(real).catch(() => undefined);
    if (!seen || !real.isQuiet()) {
      broken.push(`${name} is not quiet`);
      continue;
    }
    const may = allowed(model, tab, seen.organisation);
    if (seen.shown === 'undecided' ? !maySayNothing(seen) : !may.has(seen.shown)) {
      broken.push(
        `${name} shows ${seen.shown} at ${seen.path} (${seen.organisation}), not ${[...may].join(' or ')}`,
      );
    } else if (seen.shown !== 'undecided') tab.shows = seen.shown;
    broken.push(...leaks(model, seen, tab.shows).map((leak) => `${name} ${leak}`));
    for (const [key, text] of tab.typed) {
      const [user, place] = key.split(' ') as [User, keyof Seen['fields']];
      const value = seen.fields[place];
      if (seen.shown === user && value !== undefined && value !== text) {
        broken.push(`${name} has lost “${text}” of ${user}: “${value}”`);
      }
    }
    if (real.navigations.length > NAVIGATIONS_MAX)
      broken.push(`${name} goes in circles: ${real.navigations.join(' ')}`);
    broken.push(...real.errors.map((error) => `${name} throws ${error}`));
    broken.push(...(await wrongWrites(model, world, real.sent)).map((write) => `${name} ${write}`));
  }
  if (model.isPollDue) broken.push(...wrongPolls(model, world));
  for (const token of model.loggedOut) {
    if (await ownerOf(world, token)) broken.push('the server accepts a token that has been logged out');
  }
  return broken;
}

/** Pages without the portal's frame show nobody's name. */
const maySayNothing = ({ path }: Seen) => /^\/(?:blank|commonLogin|404|500|api\/)/.test(path);

function leaks(model: Model, { shown, path, text, stored }: Seen, former: string): string[] {
  const found: string[] = [];
  for (const user of users) {
    const viewer = shown === 'undecided' ? former : shown;
    if (viewer !== user) {
      const visible = [...secretsOf(user, model), ...(path.startsWith('/space') ? [people[user].name] : [])];
      // A search stands in the address, which is the browser's.
      const shows = (one: string) => text.includes(one) && !decodeURIComponent(path).includes(one);
      found.push(...visible.filter(shows).map((one) => `shows “${one}” of ${user} to ${shown}`));
    }
    if (model.forgotten.has(user)) {
      const kept = [...secretsOf(user, model), people[user].userId].filter((one) =>
        stored.replace(/^portal\.collected.*$/m, '').includes(one),
      );
      found.push(...kept.map((one) => `keeps “${one}” of ${user}, who has left a public computer`));
    }
  }
  return found;
}

/** Nothing that a user has typed is sent as anybody else. */
async function wrongWrites(model: Model, world: World, sent: readonly Sent[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { user, text } of model.own) {
    for (const { method, path, body, token } of sent) {
      if (!body.includes(text)) continue;
      const by = world.owners.get(token) ?? (await ownerOf(world, token));
      if (by !== user && token) wrong.push(`sends “${text}” of ${user} as ${by} (${method} ${path})`);
    }
  }
  return wrong;
}

/** The tabs of a user share one poll. */
function wrongPolls({ tabs }: Model, world: World): string[] {
  const polls = world.tabs.flatMap(({ sent }) => sent).filter(({ path }) => path === POLLED).length;
  const shown = new Set(tabs.map(({ shows }) => shows).filter((one) => one !== 'nobody'));
  return polls === shown.size ? [] : [`${polls} polls for ${[...shown].join(', ')}`];
}
