import * as v from 'valibot';
import { orgConfig as orgConfigSchema, type OrgConfig } from '../../api/org.ts';
import { readStored, removeStored, writeStored } from '../storage.ts';
import { readTabStored, writeTabStored } from '../tab-storage.ts';

const word = v.string();

/**
 * Returns the organisation of this tab, which a reload keeps, whatever other tabs have visited since. A new tab begins
 * with the organisation whose learner is logged in, else with the one visited last; '' where there is none.
 */
export function restoreOrganisation(learnersOrg: string): { orgCode: string; orgConfig: OrgConfig | null } {
  const stored = readStored('orgConfig', orgConfigSchema) ?? null;
  const orgCode =
    readTabStored('orgCode', word) || learnersOrg || readStored('orgCode', word) || stored?.orgCode || '';
  // Another tab may visit another organisation before this one stores its own.
  if (orgCode) writeTabStored('orgCode', orgCode);
  return { orgCode, orgConfig: stored?.orgCode === orgCode ? stored : null };
}

/** Stores the organisation for this tab, and for tabs that are opened later. */
export function storeOrganisation(orgCode: string, orgConfig: OrgConfig | null): void {
  writeTabStored('orgCode', orgCode);
  writeStored('orgCode', orgCode);
  if (orgConfig) writeStored('orgConfig', orgConfig);
  else removeStored('orgConfig');
}
