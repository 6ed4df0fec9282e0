import { address } from '../../address.ts';
import type { BrowserWorld } from '../browser-world.ts';
import { people, users, type User } from './model.ts';

/** The browser and the server. */
export interface World extends BrowserWorld {
  /** The users of the tokens that have been seen alive. */
  owners: Map<string, User>;
}

export async function cookieOf({ context }: World): Promise<string> {
  const found = (await context.cookies()).find(({ name }) => name === 'portal_token');
  return decodeURIComponent(found?.value ?? '');
}

/** Whose a token is for the server; null for a guest's, and for one that is dead. */
export async function ownerOf(world: World, token: string): Promise<User | null> {
  if (!token) return null;
  const answer = await fetch(`${address}/api/user/user/info`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.status !== 200) return null;
  const text = await answer.text();
  const owner = users.find((user) => text.includes(`"${people[user].userId}"`)) ?? null;
  if (owner) world.owners.set(token, owner);
  return owner;
}

/** Creates a live token, as the log-in of another application does. */
export async function issueToken(world: World, user: User): Promise<string> {
  const { token } = (await world.control('enter', { username: user })) as { token: string };
  world.owners.set(token, user);
  return token;
}
