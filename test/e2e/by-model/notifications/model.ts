import type { BrowserWorld } from '../browser-world.ts';

export type World = BrowserWorld;

/** A notification as the server has it. */
export interface Notice {
  id: string;
  type: number;
  isRead: number;
  sourceType: number;
}

export interface Model {
  token: string;
  /** The ids that a write has marked, also one whose answer was lost. */
  read: Set<string>;
  /** How many have arrived since the tabs asked last. */
  unasked: number;
  /** By tab: the writes that have failed since all was quiet, each of which is said once. */
  failed: number[];
  /** A write is still on its way. */
  isLate: boolean;
}

export const newModel = (token: string): Model => ({
  token,
  read: new Set(),
  unasked: 0,
  failed: [0, 0],
  isLate: false,
});
