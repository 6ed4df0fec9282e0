import { useEffect, useId, useRef, useState } from 'react';
import { Check } from 'lucide-react';
import type { CheckInDetail } from '#src/api/check-in.ts';
import { signCardTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { creditToWin, checkInDays, type CheckInDay } from './check-in-days.ts';

/** The days of a check-in round, as a calendar: completed days, today and upcoming days. */
export function CheckInRound({ detail }: { detail: CheckInDetail }) {
  const words = useTexts(signCardTexts);
  const titleId = useId();
  const days = checkInDays(detail);
  const hasJustCheckedIn = useJustBecome(detail.todaySign);
  const done = days.filter(({ isDone }) => isDone).length;

  return (
    <div className="portal-sign-calendar" part="calendar">
      <p className="portal-sign-promise">
        {fill(detail.todaySign ? words.winsTomorrow : words.wins, { credit: creditToWin(detail) })}
      </p>
      {days.length === 0 ? null : (
        <>
          <div className="portal-sign-calendar-header">
            <h3 className="portal-sign-calendar-title" id={titleId}>
              {words.calendar}
            </h3>
            <p className="portal-sign-progress">{fill(words.progress, { done, count: days.length })}</p>
          </div>
          <ol
            className="portal-sign-days"
            aria-labelledby={titleId}
            data-just={hasJustCheckedIn || undefined}
          >
            {days.map((day) => (
              <Day key={day.day} day={day} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function Day({ day: { day, credit, isDone, isToday } }: { day: CheckInDay }) {
  const words = useTexts(signCardTexts);
  const spoken = isToday
    ? isDone
      ? words.dayTodayDone
      : words.dayToday
    : isDone
      ? words.dayDone
      : words.dayComing;
  return (
    <li
      className="portal-sign-day"
      part="day"
      data-done={isDone || undefined}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <VisuallyHidden>{fill(spoken, { day, credit })}</VisuallyHidden>
      <span className="portal-sign-mark" aria-hidden="true">
        {isDone ? <Check size={16} strokeWidth={2.5} /> : fill(words.reward, { credit })}
      </span>
      <span className="portal-sign-day-name" aria-hidden="true">
        {isToday ? words.today : fill(words.day, { day })}
      </span>
    </li>
  );
}

/** Returns true if `value` was false on the first render and is true now. */
function useJustBecome(value: boolean): boolean {
  const former = useRef(value);
  const [hasBecome, setHasBecome] = useState(false);
  useEffect(() => {
    if (former.current !== value) setHasBecome(value);
    former.current = value;
  }, [value]);
  return hasBecome;
}
