import type { Visit } from './visit.ts';

/** Something that a user does, written once for all engines. */
export interface Flow {
  name: string;
  run: (visit: Visit) => Promise<void>;
}

export const flow = (name: string, run: Flow['run']): Flow => ({ name, run });
