import { getParticipation, type Participation } from '#src/api/participation/participation.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { useSettings } from '#src/data/useSettings.ts';
import type { DetailsKind } from '../details-kinds.ts';

/** The user's part in an item; null where the kind or the back end knows none. `id` is '' while the item loads. */
export function useParticipation(kind: DetailsKind, id: string): QueryState<Participation> | null {
  const isOffered = useSettings().features.includes('participation');
  const source = isOffered && kind.participation?.source;
  const query = useQuery(getParticipation, source && id ? { sourceType: source, sourceId: id } : null);
  return source ? query : null;
}
