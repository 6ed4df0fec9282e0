import * as v from 'valibot';
import { readStored, writeStored } from '../storage.ts';
import { SEEN_ORGANISATIONS_MAX } from '../../rules/limits.ts';

const codes = v.array(v.string());

/** Returns the codes of the organisations that this browser has visited, the latest first. */
export function seenOrganisations(): readonly string[] {
  return readStored('organisations', codes) ?? [];
}

export function rememberOrganisation(orgCode: string): void {
  const seen = seenOrganisations();
  if (!orgCode || seen[0] === orgCode) return;
  writeStored(
    'organisations',
    [orgCode, ...seen.filter((code) => code !== orgCode)].slice(0, SEEN_ORGANISATIONS_MAX),
  );
}
