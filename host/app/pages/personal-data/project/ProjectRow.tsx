import type { ListItem } from '#src/api/list-item.ts';
import { bindProjectTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';

interface ProjectRowProps {
  project: ListItem;
  /** Without an action the row is only informative. */
  action?: { label: string; isPrimary?: boolean; onClick: () => void };
}

/** Shows a project in a list, with its action. */
export function ProjectRow({ project, action }: ProjectRowProps) {
  const words = useTexts(bindProjectTexts);
  return (
    <li className="portal-bind-project-row">
      <div className="portal-bind-project-what">
        <h3 className="portal-bind-project-title">{project.title}</h3>
        <ProjectFacts project={project} />
      </div>
      {action ? (
        <Button
          variant={action.isPrimary ? 'primary' : 'secondary'}
          aria-label={`${action.label}${words.colon}${project.title}`}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      ) : null}
    </li>
  );
}
