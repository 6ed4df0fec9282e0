import type { EngineName } from './engine-list.ts';
import type { Visit } from './visit.ts';

/** Something that a user does, written once for all engines. */
export interface Flow {
  name: string;
  run: (visit: Visit) => Promise<void>;
  /** Engines whose driver cannot do this. There it is not run. */
  notIn: readonly EngineName[];
}

export const flow = (name: string, run: Flow['run'], notIn: Flow['notIn'] = []): Flow => ({
  name,
  run,
  notIn,
});
