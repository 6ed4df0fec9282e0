import { useEffect } from 'react';
import type { OrgConfig } from '../api/org.ts';
import { RefusedError } from '../http/errors.ts';
import { loadOrganisation } from '../session/organisation/organisation.ts';
import { useErrorReport } from '../ui/states/error-report-context.ts';
import { SetupError } from '../ui/states/portal-error.ts';
import { useSession } from './portal-context.ts';
import { useEnsureLoaded, type LoadState } from './queries/useEnsureLoaded.ts';

export interface Organisation extends LoadState {
  /** Null while it is loading, after a failure, without an organisation and in a neutral frame. */
  org: OrgConfig | null;
}

/** The organisation of the session, loaded if it is missing. */
export function useOrganisation(): Organisation {
  const org = useSession((session) => session.orgConfig);
  const orgCode = useSession((session) => session.orgCode);
  const scope = useSession(({ orgCode, token, isNeutral }) =>
    !isNeutral && (orgCode || token) ? `${orgCode} ${token}` : '',
  );
  const load = useEnsureLoaded(org === null && scope !== '', scope, loadOrganisation);
  const report = useErrorReport();
  const { error } = load;
  useEffect(() => {
    if (orgCode && isUnknown(error)) report(unknownOrganisation(orgCode, error));
  }, [orgCode, error, report]);
  return { org, ...load };
}

/** The server has decided so by a body code; its own failures, from 500, pass. */
function isUnknown(error: unknown): error is RefusedError {
  return error instanceof RefusedError && error.status === undefined && Number(error.code) < 500;
}

function unknownOrganisation(orgCode: string, { message, code }: RefusedError): SetupError {
  const text = `The organisation "${orgCode}" cannot be loaded (${message}). Check data-org, or the setting org.`;
  return Object.assign(new SetupError(text), { code });
}
