import { RotateCw } from 'lucide-react';
import { getMyProjects } from '#src/api/study.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { bindProjectTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ProjectRow } from './ProjectRow.tsx';
import { itemStatuses } from '#src/api/list-item.ts';

/** Lists the projects in which an organisation has enrolled the learner; renders nothing if there are none. */
export function WaitingProjects({ onChoose }: { onChoose: (id: string) => void }) {
  const words = useTexts(bindProjectTexts);
  const { data, error, isValidating, retry } = useQuery(getMyProjects, undefined);
  const waiting = data?.filter(({ confirmed, status }) => !confirmed && status !== itemStatuses.over) ?? [];

  if (error && !data) {
    return (
      <p className="portal-bind-project-note" role="status">
        {words.waitingFailed}
        <Button
          variant="link"
          size="small"
          busy={isValidating}
          icon={<RotateCw aria-hidden="true" />}
          onClick={retry}
        >
          {words.retry}
        </Button>
      </p>
    );
  }
  if (waiting.length === 0) return null;
  return (
    <section className="portal-bind-project-waiting" aria-label={words.waiting}>
      <h2>{words.waiting}</h2>
      <p>{words.waitingText}</p>
      <ul className="portal-bind-project-list">
        {waiting.map((project) => (
          <ProjectRow
            key={project.id}
            project={project}
            action={{ label: words.toConfirm, isPrimary: true, onClick: () => onChoose(project.id) }}
          />
        ))}
      </ul>
    </section>
  );
}
