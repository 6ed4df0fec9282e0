import type { BrowserWorld } from '../browser-world.ts';

export type World = BrowserWorld;

export interface Model {
  token: string;
  /** The last answer to each question, an option from 0, whichever tab has given it: all tabs show it. */
  latest: Map<string, number>;
  isOffline: boolean;
  /** A save is still on its way. */
  isLate: boolean;
  /** The tab that has handed in. */
  handedInBy: number | null;
}

export const newModel = (token: string): Model => ({
  token,
  latest: new Map(),
  isOffline: false,
  isLate: false,
  handedInBy: null,
});
