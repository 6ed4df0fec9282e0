import { useEffect, useState } from 'react';
import type { ServerClock } from '#src/api/exams.ts';
import { secondsLeft, untilNextSecond } from '#src/ui/buttons/countdown.ts';
import { isDoubtful, serverNow } from './exam-clock.ts';

/** Counts down to a time of the server. `onDoubt` is called when its clock has to be asked for again. */
export function useSecondsLeft(clock: ServerClock, endTime: number, onDoubt: () => void): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(endTime, serverNow(clock)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let hasAsked = false;
    const tick = () => {
      const now = serverNow(clock);
      const left = secondsLeft(endTime, now);
      setSeconds(left);
      if (isDoubtful(clock) && !hasAsked) {
        hasAsked = true;
        onDoubt();
      }
      if (left > 0) timer = setTimeout(tick, untilNextSecond(endTime, now));
    };
    tick();
    return () => clearTimeout(timer);
  }, [clock, endTime, onDoubt]);
  return seconds;
}
