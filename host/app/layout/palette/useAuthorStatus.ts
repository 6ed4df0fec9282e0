import { getAuditPermission, getIssuePermission } from '#src/api/org.ts';
import { useLoginStatus } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';

export type AuthorStatus = 'author' | 'reader' | 'loading' | 'failed';

/** Says if the user may publish or approve, which the server has to tell. */
export function useAuthorStatus(): { status: AuthorStatus; retry: () => void } {
  const input = useLoginStatus() === 'loggedIn' ? undefined : null;
  const issue = useQuery(getIssuePermission, input);
  const audit = useQuery(getAuditPermission, input);
  const queries = [issue, audit];
  const retry = () => {
    for (const query of queries) if (query.error) query.retry();
  };
  if (issue.data || audit.data) return { status: 'author', retry };
  if (queries.some(({ data, isValidating, isLoading }) => isLoading || (isValidating && data === undefined)))
    return { status: 'loading', retry };
  return { status: queries.some(({ error }) => error) ? 'failed' : 'reader', retry };
}
