import { contestPhases, type Contest, type ContestPhase } from '#src/api/contests/contests.ts';

const { coming, collecting, voting, reviewing, published } = contestPhases;

export interface ContestStep {
  name: 'collecting' | 'voting' | 'reviewing' | 'published';
  state: 'done' | 'current' | 'coming';
  /** Undefined for a step that has no beginning of its own. */
  from?: Contest['collectStart'];
  to?: Contest['collectEnd'];
}

/** The way of a contest from the collection of works to its results. */
export function stepsOf(contest: Contest): ContestStep[] {
  const { phase, collectStart, collectEnd, voteEnd, publishTime } = contest;
  const stateOf = (of: ContestPhase) =>
    phase > of || phase === published ? 'done' : phase === of ? 'current' : 'coming';
  return [
    { name: 'collecting', state: stateOf(collecting), from: collectStart, to: collectEnd },
    ...(contest.takesVotes ? [{ name: 'voting', state: stateOf(voting), to: voteEnd } as const] : []),
    { name: 'reviewing', state: stateOf(reviewing), to: publishTime },
    { name: 'published', state: stateOf(published), from: publishTime },
  ];
}

/** The actions on works that a reader has now. */
export function possibilitiesOf(
  { phase, takesVotes, own, isReviewer }: Contest,
  isLoggedIn: boolean,
): Readonly<
  Record<'mayHandIn' | 'mayWithdraw' | 'mayVote' | 'mayLogIn' | 'mayReview' | 'seesWorks', boolean>
> {
  const isVoting = phase === voting && takesVotes;
  return {
    mayHandIn: isLoggedIn && phase === collecting,
    mayWithdraw: isLoggedIn && phase === collecting && own != null && !own.isWithdrawn,
    mayVote: isLoggedIn && isVoting,
    mayLogIn: !isLoggedIn && (phase === coming || phase === collecting || isVoting),
    mayReview: isReviewer && phase >= reviewing,
    seesWorks: phase >= voting,
  };
}
