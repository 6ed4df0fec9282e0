import { useState } from 'react';
import { RotateCw } from 'lucide-react';
import { getTasks, getTaskTotals } from '#src/api/study.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { workbenchTexts } from './texts.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { Pager } from '#src/ui/navigation/Pager.tsx';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { TaskRow } from './TaskRow.tsx';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './tasks.css?inline';
import { TASK_PAGE_SIZE } from '../../limits.ts';
import { itemStatuses } from '#src/api/list-item.ts';

/** The tabs, one for each status of a task; `count` is the name of its total in the response. */
const statusTabs = [
  { value: 'all', status: undefined, count: 'total' },
  { value: 'underWay', status: itemStatuses.underWay, count: 'doing' },
  { value: 'coming', status: itemStatuses.coming, count: 'waiting' },
  { value: 'done', status: itemStatuses.over, count: 'done' },
] as const;
type StatusTab = (typeof statusTabs)[number];

/** All tasks by status, paginated. */
export function TaskList() {
  useStyles(css);
  const words = useTexts(workbenchTexts);
  const [{ tab, page }, choose] = useState<{ tab: StatusTab; page: number }>({ tab: statusTabs[0], page: 1 });
  const totals = useQuery(getTaskTotals, undefined);
  const tasks = useQuery(
    getTasks,
    { current: page, size: TASK_PAGE_SIZE, status: tab.status },
    { keepPrevious: true },
  );

  const content = (
    <div className="portal-space-pages" aria-busy={tasks.isLoading}>
      <QueryBoundary
        query={tasks}
        failure={words.tasksFailed}
        isEmpty={({ records }) => records.length === 0}
        emptyHint={words.todoHint}
        skeleton={<RowsSkeleton rows={TASK_PAGE_SIZE} mark="block" lines={3} />}
      >
        {({ records }) => (
          <ul className="portal-dashboard-list portal-workbench-task-list">
            {records.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </ul>
        )}
      </QueryBoundary>
      <Pager
        page={page}
        pageCount={Math.ceil((tasks.data?.total ?? 0) / TASK_PAGE_SIZE)}
        busy={tasks.isValidating}
        label={words.taskPages}
        onChange={(next) => choose((now) => ({ ...now, page: next }))}
      />
    </div>
  );
  return (
    <Card className="portal-workbench-tasks-card" title={words.tasks} aria-label={words.tasks}>
      <Tabs
        label={words.taskStates}
        value={tab.value}
        onChange={(value) => {
          const next = statusTabs.find((one) => one.value === value);
          if (next) choose({ tab: next, page: 1 });
        }}
        tabs={statusTabs.map(({ value, count }) => ({
          value,
          label: words[value],
          badge: totals.data ? <span className="portal-workbench-count">{totals.data[count]}</span> : null,
          content,
        }))}
        aside={
          totals.error && !totals.data ? (
            <IconButton
              label={words.countsFailed}
              icon={<RotateCw aria-hidden="true" />}
              busy={totals.isValidating}
              onClick={totals.retry}
            />
          ) : null
        }
      />
    </Card>
  );
}
