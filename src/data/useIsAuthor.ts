import { getAuditPermission, getIssuePermission } from '../api/org.ts';
import { useLoginStatus } from './portal-context.ts';
import { useQuery } from './queries/useQuery.ts';

/** True for a user who may publish, or approve the publications of others; false until that is known. */
export function useIsAuthor(): boolean {
  const input = useLoginStatus() === 'loggedIn' ? undefined : null;
  const issue = useQuery(getIssuePermission, input).data;
  const audit = useQuery(getAuditPermission, input).data;
  return (issue || audit) ?? false;
}
