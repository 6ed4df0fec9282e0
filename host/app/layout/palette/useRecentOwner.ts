import { useSession } from '#src/data/portal-context.ts';

/** The key of the user in the organisation; '' for guests, whose pages are not kept. */
export function useRecentOwner(): string {
  return useSession(({ isPending, orgCode, userId }) =>
    isPending || !userId ? '' : `${encodeURIComponent(orgCode)}|${encodeURIComponent(userId)}`,
  );
}
