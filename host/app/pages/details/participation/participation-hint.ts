import { participationStatuses, type Participation } from '#src/api/participation/participation.ts';
import { fill } from '#src/texts/texts.ts';
import type { ParticipationKind } from './participation-kinds.ts';
import type { ParticipationWords } from './texts.ts';

/** Says below the buttons how the user takes part; '' where the user does not. */
export function participationHint(
  kind: ParticipationKind,
  { status, checkInTime }: Participation,
  words: ParticipationWords,
  dayTime: (time: number) => string,
): string {
  if (status === participationStatuses.asked) return words.waiting;
  if (status !== participationStatuses.joined) return '';
  return checkInTime == null ? words[kind.joined] : fill(words.checkedIn, { time: dayTime(checkInTime) });
}
