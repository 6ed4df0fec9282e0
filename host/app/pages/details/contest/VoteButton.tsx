import { ThumbsUp } from 'lucide-react';
import { setVote, votePaths, type ContestWork } from '#src/api/contests/contests.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { contestTexts } from './texts.ts';

interface VoteButtonProps {
  contestId: string;
  work: ContestWork;
  votesLeft: number;
}

/** Votes for a work, or takes the vote back. Without a vote left it says so by being disabled. */
export function VoteButton({ contestId, work: { id, title, isVoted }, votesLeft }: VoteButtonProps) {
  const words = useTexts(contestTexts);
  const { http } = usePortal();
  const { invalidate } = useQueryCache();
  const voting = useMutation(words.voteFailed);
  const vote = async () => {
    const wanted = { id: contestId, workId: id, voted: !isVoted };
    if (await voting.send(() => setVote(http, wanted, { silent: true }))) invalidate(votePaths);
  };
  return (
    <Button
      size="small"
      variant={isVoted ? 'primary' : 'secondary'}
      icon={<ThumbsUp size={16} aria-hidden="true" />}
      aria-pressed={isVoted}
      aria-label={fill(isVoted ? words.votedFor : words.voteFor, { title })}
      busy={voting.isBusy}
      disabled={!isVoted && votesLeft <= 0}
      onClick={() => void vote()}
    >
      {isVoted ? words.voted : words.vote}
    </Button>
  );
}
