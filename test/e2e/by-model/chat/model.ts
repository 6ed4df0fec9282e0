import type { BrowserWorld } from '../browser-world.ts';

export type World = BrowserWorld;

export interface TabModel {
  /** The text in the field; null: the one that a closed tab or another draft has left there. */
  typed: string | null;
}

export interface Model {
  token: string;
  tabs: TabModel[];
  /** All that was typed and neither typed over nor thrown away. */
  texts: Set<string>;
  /** The texts that the server must have by now. */
  due: Set<string>;
  /** By tab, in the order of their sending, without those that met a failure. Two tabs have no order. */
  punctual: [string[], string[]];
  isClosed: boolean;
  isOffline: boolean;
  /** Something has happened that a tab learns by its next poll. */
  isBehind: boolean;
  /** A message is still on its way. */
  isLate: boolean;
}

export const newModel = (token: string): Model => ({
  token,
  tabs: [{ typed: '' }, { typed: '' }],
  texts: new Set(),
  due: new Set(),
  punctual: [[], []],
  isClosed: false,
  isOffline: false,
  isBehind: false,
  isLate: false,
});

let texts = 0;

/** A text that nobody else has written. */
export function newText({ texts: known }: Model): string {
  texts += 1;
  const text = `第${1000 + texts}句话`;
  known.add(text);
  return text;
}
