import { randomOf, whole } from '../random.ts';

export interface Holder {
  /** '' for a guest. */
  userId: string;
  orgCode: string;
}

/** The live tokens. Kept apart from the data, so that a reset signs nobody out. */
export interface Tokens {
  issue(holder: Holder): string;
  holderOf(token: string): Holder | undefined;
  /** Returns how many live tokens it has ended, 1 or 0. */
  end(token: string): number;
  endAll(): number;
  /** Issued once, and live no more. */
  isDead(token: string): boolean;
}

export function createTokens(seed: number): Tokens {
  const random = randomOf(`tokens ${seed}`);
  const live = new Map<string, Holder>();
  const dead = new Set<string>();
  const end = (token: string) => {
    if (!live.delete(token)) return 0;
    dead.add(token);
    return 1;
  };
  return {
    issue(holder) {
      const token = Array.from({ length: 32 }, () => whole(random, 0, 15).toString(16)).join('');
      live.set(token, holder);
      return token;
    },
    holderOf: (token) => live.get(token),
    end,
    endAll: () => [...live.keys()].filter(end).length,
    isDead: (token) => dead.has(token),
  };
}
