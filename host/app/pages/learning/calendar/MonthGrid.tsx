import { useEffect, useRef, type KeyboardEvent } from 'react';
import { usePortal } from '#src/data/portal-context.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { Entry } from './calendar-events.ts';
import { dayByKey, dayText, weeksOf, type Day } from './days.ts';
import { calendarTexts } from './texts.ts';
import { DAY_TITLES_MAX } from '#host/app/limits.ts';

interface MonthGridProps {
  /** The chosen day, whose month is shown. */
  day: Day;
  today: Day;
  entries: ReadonlyMap<Day, readonly Entry[]>;
  onChoose: (day: Day) => void;
}

/** A month as a grid of days. The arrow keys move by days and weeks, Page Up and Page Down by months, with Shift by years. */
export function MonthGrid({ day, today, entries, onChoose }: MonthGridProps) {
  const { locale } = usePortal().language;
  const weeks = weeksOf(day);
  const grid = useRef<HTMLDivElement>(null);
  const isMovedByKey = useRef(false);
  useEffect(() => {
    if (isMovedByKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMovedByKey.current = false;
  }, [day]);
  const move = (event: KeyboardEvent) => {
    if (event.metaKey || event.altKey) return;
    const held = `${event.ctrlKey ? 'Control+' : ''}${event.shiftKey ? 'Shift+' : ''}`;
    const next = dayByKey(day, held + event.key);
    if (!next) return;
    event.preventDefault();
    isMovedByKey.current = true;
    onChoose(next);
  };
  return (
    <div
      ref={grid}
      className="portal-calendar-grid"
      role="grid"
      aria-label={dayText(day, locale, { year: 'numeric', month: 'long' })}
    >
      <div role="row">
        {weeks[0]?.map((one) => (
          <span key={one} role="columnheader" aria-label={dayText(one, locale, { weekday: 'long' })}>
            {dayText(one, locale, { weekday: 'narrow' })}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row">
          {week.map((one) => (
            <div key={one} role="gridcell" aria-selected={one === day}>
              <button
                type="button"
                className="portal-calendar-day"
                tabIndex={one === day ? 0 : -1}
                data-outside={one.slice(0, 7) !== day.slice(0, 7) || undefined}
                aria-current={one === today ? 'date' : undefined}
                onKeyDown={move}
                onClick={() => onChoose(one)}
              >
                <DayContent day={one} entries={entries.get(one) ?? []} />
              </button>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function DayContent({ day, entries }: { day: Day; entries: readonly Entry[] }) {
  const words = useTexts(calendarTexts);
  const { locale } = usePortal().language;
  const name = dayText(day, locale, { month: 'long', day: 'numeric', weekday: 'long' });
  const label = entries.length > 0 ? words.dayLabel : words.emptyDay;
  return (
    <>
      <VisuallyHidden>{fill(label, { day: name, count: entries.length })}</VisuallyHidden>
      <span className="portal-calendar-number" aria-hidden="true">
        {Number(day.slice(-2))}
      </span>
      {entries.slice(0, DAY_TITLES_MAX).map(({ id, title, type }) => (
        <span key={id} className="portal-calendar-mark" title={title} data-type={type} aria-hidden="true">
          {title}
        </span>
      ))}
      {entries.length > DAY_TITLES_MAX ? (
        <span className="portal-calendar-more" aria-hidden="true">
          {fill(words.more, { count: entries.length - DAY_TITLES_MAX })}
        </span>
      ) : null}
    </>
  );
}
