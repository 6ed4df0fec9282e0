import { awards, criteria } from './contest-words.ts';
import { inContest, type Contest, type Review, type Work } from './contest-seed.ts';

export const votesOf = ({ votes, voters }: Work): number => votes + voters.size;

const totalOf = ({ points }: Review): number => criteria.reduce((sum, { id }) => sum + (points[id] ?? 0), 0);

/** The mean of the reviewers' points, to one decimal; null without a review. */
export function meanOf({ reviews }: Work): number | null {
  if (reviews.size === 0) return null;
  const sum = [...reviews.values()].reduce((total, review) => total + totalOf(review), 0);
  return Math.round((sum / reviews.size) * 10) / 10;
}

/** The works, the best first: by points, then by votes, then by who was first. */
export const rankedWorks = (contest: Contest): Work[] =>
  inContest(contest).toSorted(
    (one, other) => (meanOf(other) ?? -1) - (meanOf(one) ?? -1) || votesOf(other) - votesOf(one),
  );

export function awardOf(contest: Contest, work: Work): string {
  const place = rankedWorks(contest).indexOf(work);
  const [award] = awards.find(([, last]) => place >= 0 && place < last) ?? [''];
  return meanOf(work) === null ? '' : award;
}
