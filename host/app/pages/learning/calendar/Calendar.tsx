import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import type { StudyTask } from '#src/api/study.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useToday } from '#src/texts/useToday.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import { withValues } from '#host/app/content/query-choice.ts';
import { useQueryParams, useSetQueryParams } from '#host/app/history/useQueryParams.ts';
import { Panel } from '#host/app/content/Panel.tsx';
import { allRecords, allTasks } from '../learning-kinds.ts';
import type { LearningRow } from '../learning-row.ts';
import { Agenda } from './Agenda.tsx';
import { parsePart } from './agenda-part.ts';
import css from './calendar.css?inline';
import { byDay, entriesOf, saveCalendar, type Entry } from './calendar-events.ts';
import { dayAt, dayText, parseDay, plusMonths, type Day } from './days.ts';
import { EntryList } from './EntryList.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { calendarTexts } from './texts.ts';

/** The deadlines of one's tasks and one's live sessions, as a month or as a list. */
export function Calendar() {
  useStyles(css);
  const words = useTexts(calendarTexts);
  const { features } = useSettings();
  const tasks = useQuery(allTasks, {});
  const lives = useQuery(allRecords, features.includes('records') ? { kind: 'live' } : null);
  return (
    <Panel
      title={words.title}
      className="portal-calendar"
      query={lives.isLoading ? { ...tasks, data: undefined, isLoading: true } : tasks}
      failure={words.failed}
      skeleton={
        <Loading>
          <Skeleton shape="block" height={420} />
        </Loading>
      }
    >
      {(data) => (
        <>
          {lives.error && !lives.data ? (
            <p className="portal-calendar-failed" role="status">
              {words.livesFailed}
              <Button variant="link" size="small" busy={lives.isValidating} onClick={lives.retry}>
                {words.retry}
              </Button>
            </p>
          ) : null}
          <CalendarViews tasks={data} lives={lives.data} />
        </>
      )}
    </Panel>
  );
}

const noLives: readonly LearningRow[] = [];

interface CalendarViewsProps {
  tasks: readonly StudyTask[];
  lives: readonly LearningRow[] | undefined;
}

function CalendarViews({ tasks, lives = noLives }: CalendarViewsProps) {
  const words = useTexts(calendarTexts);
  const query = useQueryParams();
  const setQuery = useSetQueryParams();
  const today = dayAt(useToday());
  const day = parseDay(query.get('day')) ?? today;
  const isList = query.get('view') === 'list';
  const entries = useMemo(() => entriesOf(tasks, lives), [tasks, lives]);
  const days = useMemo(() => byDay(entries), [entries]);
  // An overdue task still has to be done; a session that is over does not.
  const [over, ahead] = useMemo(() => {
    const isAhead = ({ type, time }: Entry) => type === 'deadline' || dayAt(time) >= today;
    return [entries.filter((entry) => !isAhead(entry)), entries.filter(isAhead)];
  }, [entries, today]);
  const write = (values: Record<string, string>) => setQuery(withValues(query, values), 'replace');
  const choose = (chosen: Day) => write({ day: chosen === today ? '' : chosen });
  return (
    <Tabs
      label={words.views}
      value={isList ? 'list' : 'month'}
      onChange={(view) => write({ view: view === 'list' ? view : '', part: '' })}
      tabs={[
        {
          value: 'month',
          label: words.month,
          content: (
            <>
              <MonthBar day={day} onChoose={choose} today={today} />
              <MonthGrid day={day} today={today} entries={days} onChoose={choose} />
              <EntryList day={day} entries={days.get(day) ?? []} />
            </>
          ),
        },
        {
          value: 'list',
          label: words.list,
          content: (
            <Agenda
              over={over}
              ahead={ahead}
              part={parsePart(query.get('part'))}
              onChange={(part) => write({ part: part === 0 ? '' : String(part) })}
            />
          ),
        },
      ]}
      aside={
        <Button
          size="small"
          icon={<CalendarPlus size={16} aria-hidden="true" />}
          disabled={ahead.length === 0}
          onClick={() =>
            saveCalendar(
              ahead.map(({ event }) => event),
              words.file,
            )
          }
        >
          {words.saveAll}
        </Button>
      }
    />
  );
}

interface MonthBarProps {
  day: Day;
  today: Day;
  onChoose: (day: Day) => void;
}

function MonthBar({ day, today, onChoose }: MonthBarProps) {
  const words = useTexts(calendarTexts);
  const { locale } = usePortal().language;
  return (
    <div className="portal-calendar-bar">
      <IconButton
        label={words.previous}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onChoose(plusMonths(day, -1))}
      />
      <span className="portal-calendar-month" aria-live="polite">
        {dayText(day, locale, { year: 'numeric', month: 'long' })}
      </span>
      <IconButton
        label={words.next}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onChoose(plusMonths(day, 1))}
      />
      <Button size="small" onClick={() => onChoose(today)}>
        {words.today}
      </Button>
    </div>
  );
}
