import { isDue } from '../cases.ts';

/** In so many days each call meets every fault once. */
const ROUND_DAYS = 24;

/** FNV-1a: the same number for the same text everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** Tells if a call meets a fault in this run. */
export const isCellDue = (call: string, fault: number): boolean => isDue(fault + hashOf(call), ROUND_DAYS);
