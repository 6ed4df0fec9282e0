import { useId, useState } from 'react';
import type { ContestWork } from '#src/api/contests/contests.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { WorkView } from '#host/app/content/work/WorkView.tsx';
import { contestTexts } from './texts.ts';
import { VoteButton } from './VoteButton.tsx';
import { WorkResults } from './WorkResults.tsx';

interface WorkRowProps {
  contestId: string;
  work: ContestWork;
  mayVote: boolean;
  votesLeft: number;
}

/** A work of the list; its text and files are shown on demand. */
export function WorkRow({ contestId, work, mayVote, votesLeft }: WorkRowProps) {
  const words = useTexts(contestTexts);
  const [isOpen, setOpen] = useState(false);
  const content = useId();
  const { title, realName, school, isOwn } = work;
  return (
    <li className="portal-contest-row">
      <div className="portal-contest-row-what">
        <h4>
          {title}
          {isOwn ? <StatusBadge tone="brand">{words.mine}</StatusBadge> : null}
        </h4>
        <p className="portal-contest-soft">
          {realName ? (
            <>
              {realName} {school}
            </>
          ) : (
            words.author
          )}
        </p>
        <WorkResults work={work} />
      </div>
      <div className="portal-contest-buttons">
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={content}
          aria-label={fill(isOpen ? words.closeWork : words.openWork, { title })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.close : words.open}
        </Button>
        {mayVote && !isOwn ? <VoteButton contestId={contestId} work={work} votesLeft={votesLeft} /> : null}
      </div>
      <div id={content} className="portal-contest-row-content" hidden={!isOpen}>
        {isOpen ? <WorkView work={work} /> : null}
      </div>
    </li>
  );
}
