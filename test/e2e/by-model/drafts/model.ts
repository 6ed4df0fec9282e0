import type { BrowserWorld } from '../browser-world.ts';

export type World = BrowserWorld;

export interface TabModel {
  /** The title that stands in the field; null: what a draft or the server puts there, undefined: the editor was left. */
  typed: string | null | undefined;
  /** The titles of the server that its user has seen, or has agreed to replace. */
  known: Set<string>;
}

export interface Model {
  token: string;
  tabs: TabModel[];
  /** All that was typed and not typed over. */
  texts: Set<string>;
  /** The document of which each text was a title, by a number of ours: no number has two documents at the server. */
  lines: Map<string, number>;
  /** How many documents a number may have, where it is not one. */
  copies: Map<number, number>;
  /** The titles that the server has, or has had. */
  held: Set<string>;
  /** The documents of each number. */
  documents: Map<number, Set<string>>;
  /** The titles at the server by id, as they were when all was quiet. */
  titles: Map<string, string>;
  /** The tab that has saved a document last. */
  savers: Map<string, number>;
  isOffline: boolean;
  /** A save is still on its way. */
  isLate: boolean;
}

export const newTab = (): TabModel => ({ typed: null, known: new Set() });

export const newModel = (token: string): Model => ({
  token,
  tabs: [newTab(), newTab()],
  texts: new Set(),
  lines: new Map(),
  copies: new Map(),
  held: new Set(),
  documents: new Map(),
  titles: new Map(),
  savers: new Map(),
  isOffline: false,
  isLate: false,
});

let texts = 0;

/** A title that nobody else has written, in place of another one of the same document; '' for a new document. */
export function newText(model: Model, former: string): string {
  texts += 1;
  const text = `第${1000 + texts}门课`;
  model.texts.delete(former);
  model.texts.add(text);
  model.lines.set(text, model.lines.get(former) ?? texts);
  return text;
}
