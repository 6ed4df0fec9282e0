import { CalendarPlus } from 'lucide-react';
import { Link } from '#host/app/routing/Link.tsx';
import { usePortal } from '#src/data/portal-context.ts';
import { clockText } from '#src/texts/format.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { DeadlineText } from '#host/app/content/DeadlineText.tsx';
import { saveCalendar, type Entry } from './calendar-events.ts';
import { dayText, type Day } from './days.ts';
import { calendarTexts } from './texts.ts';

interface EntryListProps {
  day: Day;
  entries: readonly Entry[];
}

/** The entries of a day, each with its file for other calendars. */
export function EntryList({ day, entries }: EntryListProps) {
  const words = useTexts(calendarTexts);
  const { locale } = usePortal().language;
  return (
    <section className="portal-calendar-entries">
      <h3>{dayText(day, locale, { month: 'long', day: 'numeric', weekday: 'long' })}</h3>
      {entries.length > 0 ? (
        <ul>
          {entries.map(({ id, title, type, time, path, event }) => (
            <li key={id} className="portal-calendar-entry">
              <time dateTime={new Date(time).toISOString()}>{clockText(time, locale)}</time>
              <StatusBadge tone={type === 'session' ? 'success' : 'brand'}>{words[type]}</StatusBadge>
              <Link href={path}>{title}</Link>
              {type === 'deadline' ? <DeadlineText endTime={time} /> : null}
              <IconButton
                label={fill(words.save, { name: title })}
                icon={<CalendarPlus size={18} aria-hidden="true" />}
                onClick={() => saveCalendar([event], title)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="portal-calendar-nothing">{words.nothing}</p>
      )}
    </section>
  );
}
