import { useMemo } from 'react';
import * as v from 'valibot';
import { aboutContent, type AboutContent } from '../../../../src/api/about.ts';
import { getOrgByCode } from '../../../../src/api/org.ts';
import { usePortal, useSession } from '../../../../src/data/portal-context.ts';
import { useOrganisation } from '../../../../src/data/useOrganisation.ts';
import { useQuery } from '../../../../src/data/useQuery.ts';

export interface AboutState {
  /** Null while it loads and after a failure. */
  content: AboutContent | null;
  isLoading: boolean;
  isValidating: boolean;
  /** Undefined without a failure; '' for one without a message of its own. */
  failure: string | undefined;
  retry: () => void;
}

/**
 * What the organisation says about itself, each part of it completed by the settings. It is requested anew, since the
 * session may have stored the organisation long ago; until that arrives, what the session knows is shown.
 */
export function useAboutContent(): AboutState {
  const { config } = usePortal();
  const { org, isLoading: isOrgLoading } = useOrganisation();
  const orgCode = useSession((session) => (session.isPending ? '' : session.orgCode));
  const query = useQuery(getOrgByCode, orgCode ? { orgCode } : null);
  const known = query.data ?? org;
  const said = known?.about;
  const isLoading = (isOrgLoading || query.isLoading) && said == null;
  const parsed = useMemo(
    () => v.safeParse(aboutContent, { ...config.about, ...withoutBlanks(said) }),
    [config.about, said],
  );
  const isMissing = !known && query.error !== undefined;
  const isReadable = !isLoading && !isMissing && parsed.success;
  return {
    content: isReadable ? parsed.output : null,
    isLoading,
    isValidating: query.isValidating,
    failure: isLoading || isReadable ? undefined : (query.error?.message ?? ''),
    retry: query.retry,
  };
}

/** The parts that the organisation has filled in; anything but an object is left for the schema to refuse. */
function withoutBlanks(said: unknown): object {
  if (said == null) return {};
  if (typeof said !== 'object' || Array.isArray(said)) return { us: said };
  return Object.fromEntries(Object.entries(said).filter(([, part]) => part != null && part !== ''));
}
