import { getWorkspace, type Workspace } from '#src/api/workspace/workspace.ts';
import { useLoginStatus } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { useSettings } from '#src/data/useSettings.ts';
import type { DetailsKind } from '../details-kinds.ts';

/** The tasks of an item; null where the kind or the back end has none, or the user neither takes part nor guides it. */
export function useWorkspace(kind: DetailsKind, id: string): QueryState<Workspace> | null {
  const isOffered = useSettings().features.includes('workspaces') && kind.workspace;
  const isLoggedIn = useLoginStatus() === 'loggedIn';
  const { data, ...state } = useQuery(getWorkspace, isOffered && isLoggedIn ? { id } : null);
  return isOffered && isLoggedIn && data !== null ? { ...state, data } : null;
}
