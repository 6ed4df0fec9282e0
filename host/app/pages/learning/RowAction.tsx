import { CalendarPlus } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { projectPaths } from '#src/api/changed-paths.ts';
import { confirmProject } from '#src/api/study.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useThemeRoot } from '#src/ui/root/theme-root-context.ts';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { saveCalendar, sessionEvent } from './calendar/calendar-events.ts';
import type { LearningAction, LearningRow } from './learning-row.ts';
import { learningTexts } from './texts.ts';

interface RowActionProps {
  action: LearningAction | null;
  row: LearningRow;
}

/** The one thing that a row offers to do. */
export function RowAction({ action, row }: RowActionProps) {
  const words = useTexts(learningTexts);
  if (!action) return null;
  if (action.type === 'confirm') return <ConfirmButton row={row} />;
  if (action.type === 'calendar') {
    const event = sessionEvent(row);
    return event ? (
      <Button
        size="small"
        icon={<CalendarPlus size={14} aria-hidden="true" />}
        aria-label={fill(words.actionOn, { action: words.addToCalendar, name: row.title })}
        onClick={() => saveCalendar([event], row.title)}
      >
        {words.addToCalendar}
      </Button>
    ) : null;
  }
  const { text, url, isMain } = action;
  return (
    <Link href={url} asChild>
      <Button
        href={url}
        size="small"
        variant={isMain ? 'primary' : 'secondary'}
        aria-label={fill(words.actionOn, { action: words[text], name: row.title })}
      >
        {words[text]}
      </Button>
    </Link>
  );
}

/** Confirms a project in which an organisation has enrolled the learner. */
function ConfirmButton({ row: { id, title } }: { row: LearningRow }) {
  const words = useTexts(learningTexts);
  const { http } = usePortal();
  const { toaster } = useThemeRoot();
  const { invalidate } = useQueryCache();
  const confirm = useConfirm();
  const { send, isBusy } = useMutation(words.confirmFailed);
  const ask = async () => {
    const question = { title: fill(words.confirmQuestion, { name: title }), text: words.confirmText };
    if (!(await confirm({ ...question, confirmLabel: words.confirm }))) return;
    if (!(await send(() => confirmProject(http, { projectId: id }, { silent: true })))) return;
    invalidate(projectPaths);
    toaster.show({ tone: 'success', text: words.confirmed });
  };
  return (
    <Button
      size="small"
      variant="primary"
      busy={isBusy}
      aria-label={fill(words.actionOn, { action: words.confirm, name: title })}
      onClick={() => void ask()}
    >
      {words.confirm}
    </Button>
  );
}
