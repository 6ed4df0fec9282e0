import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { EmptyList } from '#src/ui/states/EmptyState.tsx';
import { agendaPart } from './agenda-part.ts';
import { byDay, type Entry } from './calendar-events.ts';
import { EntryList } from './EntryList.tsx';
import { calendarTexts } from './texts.ts';

interface AgendaProps {
  /** The entries that are over, then those ahead; each in order. */
  over: readonly Entry[];
  ahead: readonly Entry[];
  part: number;
  onChange: (part: number) => void;
}

/** The entries as a list, which begins with the upcoming ones and leads to earlier and later parts. */
export function Agenda({ over, ahead, part: asked, onChange }: AgendaProps) {
  const words = useTexts(calendarTexts);
  const { part, from, to, earlier, later } = agendaPart(over.length, ahead.length, asked);
  const entries = [...over, ...ahead].slice(from, to);
  const list = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (isMoved.current) list.current?.focus();
    isMoved.current = false;
  }, [part]);
  const move = (to: number) => {
    isMoved.current = true;
    onChange(to);
  };
  return (
    <>
      {earlier > 0 ? (
        <Button
          className="portal-calendar-turn"
          variant="ghost"
          icon={<ChevronUp size={16} aria-hidden="true" />}
          onClick={() => move(part - 1)}
        >
          {fill(words.earlier, { count: earlier })}
        </Button>
      ) : null}
      <div ref={list} className="portal-calendar-agenda" role="group" aria-label={words.list} tabIndex={-1}>
        {entries.length > 0 ? (
          [...byDay(entries)].map(([day, ofDay]) => <EntryList key={day} day={day} entries={ofDay} />)
        ) : (
          <EmptyList compact text={words.nothingAhead} />
        )}
      </div>
      {later > 0 ? (
        <Button
          className="portal-calendar-turn"
          variant="ghost"
          icon={<ChevronDown size={16} aria-hidden="true" />}
          onClick={() => move(part + 1)}
        >
          {fill(words.later, { count: later })}
        </Button>
      ) : null}
    </>
  );
}
