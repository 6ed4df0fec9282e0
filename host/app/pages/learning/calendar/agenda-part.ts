import { AGENDA_PAGE_SIZE } from '#host/app/limits.ts';

/** Part 0 begins with the upcoming entries; past entries have negative parts. */
export interface AgendaPart {
  part: number;
  /** The entries of the part, as for `slice`. */
  from: number;
  to: number;
  /** How many entries come before and after it. */
  earlier: number;
  later: number;
}

/** Returns a part of a list whose first entries are over; a part that there is not becomes the nearest one. */
export function agendaPart(over: number, ahead: number, asked: number): AgendaPart {
  const first = -Math.ceil(over / AGENDA_PAGE_SIZE);
  const last = Math.max(0, Math.ceil(ahead / AGENDA_PAGE_SIZE) - 1);
  const part = Math.min(Math.max(asked, first), last);
  const from = Math.max(0, over + part * AGENDA_PAGE_SIZE);
  const to = Math.min(over + ahead, over + (part + 1) * AGENDA_PAGE_SIZE);
  return { part, from, to, earlier: from, later: over + ahead - to };
}

/** Parses the part in an address; 0 if it is invalid. */
export const parsePart = (text: string | null): number =>
  text !== null && /^-?[1-9]\d{0,5}$/.test(text) ? Number(text) : 0;
