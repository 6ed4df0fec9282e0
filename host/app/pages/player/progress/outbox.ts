import type { PlayedPart, Progress } from '#src/api/progress.ts';
import { readStored, writeStored, type PlayerStorageKey } from '#src/session/storage.ts';
import { playedParts, withoutSent, withParts, type PlayedParts } from './played-parts.ts';

export interface Outbox {
  /** The parts that are not with the server yet, also of other tabs and earlier visits. */
  unsent(): PlayedParts;
  add(part: PlayedPart): void;
  /**
   * Sends the unsent parts. Resolves to the server's progress; to null if it has not answered, or nothing was unsent. Parts
   * that got no answer are sent again: the server joins ranges, so nothing counts twice.
   */
  send(): Promise<readonly Progress[] | null>;
}

type Send = (parts: readonly PlayedPart[]) => Promise<readonly Progress[]>;

/** Keeps the played parts until the server has taken it. All tabs of a user share what the browser stores. */
export function createOutbox(owner: string, deliver: Send): Outbox {
  const key: PlayerStorageKey = `progress:${owner}`;
  // Where the browser stores nothing, the tab itself keeps it.
  let kept: PlayedParts = {};
  const stored = () => readStored(key, playedParts) ?? {};
  const unsent = () => withParts(stored(), Object.values(kept));

  function store(parts: PlayedParts) {
    kept = writeStored(key, parts) ? {} : parts;
  }

  return {
    unsent,
    add: (part) => store(withParts(unsent(), [part])),
    async send() {
      const sent = unsent();
      const parts = Object.values(sent);
      if (parts.length === 0) return null;
      try {
        const answer = await deliver(parts);
        store(withoutSent(unsent(), sent));
        return answer;
      } catch {
        return null;
      }
    },
  };
}
