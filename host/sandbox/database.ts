import { seedAccounts, type Account } from './people/accounts.ts';
import { seedOrgs, type Org } from './people/orgs.ts';
import { randomOf, type Random } from './random.ts';
import type { Tokens } from './login/tokens.ts';

export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** All data of the sandbox. A reset makes a new one. */
export interface Database {
  /** Milliseconds since 1970. */
  now(): number;
  /** A stream of its own for each name, so that no area disturbs another's. */
  random(name: string): Random;
  orgs: Org[];
  accounts: Account[];
  /** Uploaded files by the path they are served under, e.g. `/avatars/u-1001.jpg`. */
  files: Map<string, StoredFile>;
  tokens: Tokens;
  /** The longest lists are as long as `largeAmounts` says. */
  isLarge: boolean;
}

export function seedDatabase(parts: {
  now: () => number;
  seed: number;
  tokens: Tokens;
  isLarge: boolean;
}): Database {
  return {
    now: parts.now,
    random: (name) => randomOf(`${name} ${parts.seed}`),
    orgs: seedOrgs(),
    accounts: seedAccounts(),
    files: new Map(),
    tokens: parts.tokens,
    isLarge: parts.isLarge,
  };
}

/**
 * The data of one area, made when it is first asked for and gone with its world:
 * `const ordersOf = area((world) => seedOrders(world))`, then `ordersOf(world)`.
 */
export function table<Data>(seed: (world: Database) => Data): (world: Database) => Data {
  const made = new WeakMap<Database, { data: Data }>();
  return (world) => {
    let known = made.get(world);
    if (!known) made.set(world, (known = { data: seed(world) }));
    return known.data;
  };
}

/** The same for each account: `const orderOf = areaOf((world, account) => …)`, then `orderOf(world, account)`. */
export function areaOf<Data>(
  seed: (world: Database, account: Account) => Data,
): (world: Database, account: Account) => Data {
  const all = table(() => new Map<string, { data: Data }>());
  return (world, account) => {
    const made = all(world);
    let known = made.get(account.userId);
    if (!known) made.set(account.userId, (known = { data: seed(world, account) }));
    return known.data;
  };
}
