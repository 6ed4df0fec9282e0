import { Mismatch, number, type Read } from '../rules/read.ts';

/** A counter; null, missing and '' are shown as a dash. */
export const counter: Read<number | string | null | undefined> = (value) => {
  if (value === undefined || value === null || typeof value === 'string') return value;
  if (typeof value === 'number') return number(value);
  throw new Mismatch('number | string');
};
