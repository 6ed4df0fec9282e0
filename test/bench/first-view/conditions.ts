import type { Conditions, Visit } from './visit.ts';

export const conditions = {
  'slow CPU': { slowdown: 4 },
  'and slow 4G': { slowdown: 4, network: { latency: 150, kbits: 1600 } },
  'slow line': { slowdown: 1, network: { latency: 400, kbits: 400 } },
} satisfies Record<string, Conditions>;

export type Condition = keyof typeof conditions;
export type Medians = Record<Condition, Partial<Visit>>;
