import type { ServerClock } from '#src/api/exams.ts';
import { wallNow } from '#src/rules/wall-clock.ts';
import { CLOCK_DRIFT_MAX_MS } from '../../limits.ts';

type Clocks = Pick<ServerClock, 'steady' | 'wall'>;

const clocksHere = (): Clocks => ({ steady: performance.now(), wall: wallNow() });

/** The server's time: its last response plus the time on the steady clock since then, which nobody can set. */
export const serverNow = ({ now, steady }: ServerClock, here = clocksHere()): number =>
  now + here.steady - steady;

/** A steady clock may stand still while the computer sleeps, so the server has to be asked again. */
export const isDoubtful = (clock: ServerClock, here = clocksHere()): boolean =>
  Math.abs(here.wall - clock.wall - (here.steady - clock.steady)) > CLOCK_DRIFT_MAX_MS;

/** E.g. `59:03` or `1:29:59`. */
export function timerText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const clock = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return minutes < 60 ? clock : `${Math.floor(minutes / 60)}:${clock}`;
}

/** The minutes left at which a screen reader says so. */
const EXAM_WARNINGS_MINUTES = [1, 5, 10];

/** The minutes left at which the timer also changes its colour. */
const EXAM_URGENT_WARNINGS_MINUTES = [1, 5];

/** The last warning that is due; null while there is more time. */
export const dueWarning = (seconds: number): number | null => lastDue(EXAM_WARNINGS_MINUTES, seconds);

/** The last warning that is due and urgent; null while there is more time. */
export const urgentWarning = (seconds: number): number | null =>
  lastDue(EXAM_URGENT_WARNINGS_MINUTES, seconds);

const lastDue = (ascendingMinutes: readonly number[], seconds: number): number | null =>
  ascendingMinutes.find((minutes) => seconds <= minutes * 60) ?? null;
