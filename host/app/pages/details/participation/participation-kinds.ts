import type { ParticipationSource } from '#src/api/participation/participation.ts';
import type { ParticipationWords } from './texts.ts';

type Words = keyof ParticipationWords;

/** How one takes part in a kind of item. */
export interface ParticipationKind {
  source: ParticipationSource;
  join: Words;
  joined: Words;
  leave: Words;
  /** Its leader admits members, and writes announcements. Leaving is asked for, since one has to be admitted again. */
  isLed?: true;
}

export const participationKinds = {
  studio: { source: 'studio', join: 'joinStudio', joined: 'inStudio', leave: 'leaveStudio', isLed: true },
  live: { source: 'live', join: 'bookLive', joined: 'bookedLive', leave: 'cancelLive' },
  activity: { source: 'activity', join: 'joinActivity', joined: 'inActivity', leave: 'leaveActivity' },
} as const satisfies Record<ParticipationSource, ParticipationKind>;
