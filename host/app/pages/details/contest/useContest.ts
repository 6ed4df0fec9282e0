import { getContest, type Contest } from '#src/api/contests/contests.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { useSettings } from '#src/data/useSettings.ts';
import type { DetailsKind } from '../details-kinds.ts';

/** The works' side of an item; null where the kind, the back end or the contest has none. */
export function useContest(kind: DetailsKind, id: string): QueryState<Contest> | null {
  const isOffered = useSettings().features.includes('contests') && kind.works;
  const { data, ...state } = useQuery(getContest, isOffered ? { id } : null);
  return isOffered && data !== null ? { ...state, data } : null;
}
