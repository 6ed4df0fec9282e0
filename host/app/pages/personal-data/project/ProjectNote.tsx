import { pagePaths } from '#src/page-paths.ts';
import type { MouseEvent } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { bindProjectTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';

interface ProjectNoteProps {
  status: 'joined' | 'over';
  onNavigate: OnNavigate | undefined;
}

const url = pagePaths.myProject;

/** Explains why the project has no form. */
export function ProjectNote({ status, onNavigate }: ProjectNoteProps) {
  const words = useTexts(bindProjectTexts);
  const isJoined = status === 'joined';
  return (
    <div className="portal-bind-project-answer" data-good={isJoined || undefined}>
      {isJoined ? <CircleCheck size={20} aria-hidden="true" /> : <CircleAlert size={20} aria-hidden="true" />}
      <div className="portal-bind-project-what">
        <p>
          <strong>{isJoined ? words.joinedTitle : words.overTitle}</strong>
        </p>
        <p>{isJoined ? words.joinedText : words.overText}</p>
      </div>
      {isJoined ? (
        <Button
          variant="primary"
          href={url}
          onClick={(event: MouseEvent<HTMLAnchorElement>) => linkClick(event, { url }, onNavigate)}
        >
          {words.myProjects}
        </Button>
      ) : null}
    </div>
  );
}
