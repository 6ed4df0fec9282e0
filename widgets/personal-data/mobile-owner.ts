import { getUserByMobile, getUserByMobileAndOrg } from '../../src/api/account.ts';
import type { SendOptions } from '../../src/http/endpoint.ts';
import { unwrap } from '../../src/http/unwrap.ts';
import type { Portal } from '../../src/portal.ts';

/**
 * Who holds a mobile number: nobody else, another account of one's own organisation, which may be merged, or one of
 * another organisation.
 */
export type MobileOwner = { type: 'free' } | { type: 'mergeable'; name: string } | { type: 'foreign' };

/** Asks who holds a number. Rejects with a PortalError. */
export async function findMobileOwner(
  { http, session, language }: Pick<Portal, 'http' | 'session' | 'language'>,
  mobile: string,
  options: SendOptions,
): Promise<MobileOwner> {
  const { userId, orgCode } = session.getState();
  const found = await getUserByMobile(http, { mobile }, options);
  const owner = found.type === 'empty' ? null : unwrap(found, language);
  if (!owner || owner.userId === userId) return { type: 'free' };
  const member = await getUserByMobileAndOrg(http, { mobile, orgCode }, options);
  const inside = member.type === 'empty' ? null : unwrap(member, language);
  return inside ? { type: 'mergeable', name: inside.realName } : { type: 'foreign' };
}

/** A name of somebody else, as far as it is ours to show: the first character. */
export function maskName(name: string): string {
  const [first = '', ...rest] = [...name];
  return first + '*'.repeat(rest.length);
}
