import { randomOf, whole } from './random.ts';

export interface Holder {
  /** '' for a guest. */
  userId: string;
  orgCode: string;
}

/** The live tokens. Kept apart from the data, so that a reset signs nobody out. */
export interface Tokens {
  issue(holder: Holder): string;
  holderOf(token: string): Holder | undefined;
  end(token: string): void;
}

export function createTokens(seed: number): Tokens {
  const random = randomOf(`tokens ${seed}`);
  const live = new Map<string, Holder>();
  return {
    issue(holder) {
      const token = Array.from({ length: 32 }, () => whole(random, 0, 15).toString(16)).join('');
      live.set(token, holder);
      return token;
    },
    holderOf: (token) => live.get(token),
    end: (token) => void live.delete(token),
  };
}
