import type { ListItem } from '../../../src/api/list-item.ts';
import { bindProjectTexts } from '../texts.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';

interface ProjectRowProps {
  project: ListItem;
  /** Without it the project can only be read about. */
  action?: { label: string; isPrimary?: boolean; onClick: () => void };
}

/** A project in a list, with what can be done with it. */
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
