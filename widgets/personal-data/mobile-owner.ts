import { getUserByMobile, getUserByMobileAndOrg } from '../../src/api/account.ts';
import type { SendOptions } from '../../src/http/endpoint.ts';
import { dataOf } from '../../src/http/unwrap.ts';
import type { Portal } from '../../src/portal.ts';

/**
 * Who holds a mobile number: nobody else, another account of one's own organisation, which may be merged, or one of
 * another organisation.
 */
export type MobileOwner = { kind: 'free' } | { kind: 'mergeable'; name: string } | { kind: 'foreign' };

/** Asks who holds a number. Rejects with a PortalError. */
export async function findMobileOwner(
  { http, session, language }: Pick<Portal, 'http' | 'session' | 'language'>,
  mobile: string,
  options: SendOptions,
): Promise<MobileOwner> {
  const { userId, orgCode } = session.read();
  const found = await getUserByMobile(http, { mobile }, options);
  const owner = found.kind === 'empty' ? null : dataOf(found, language);
  if (!owner || owner.userId === userId) return { kind: 'free' };
  const member = await getUserByMobileAndOrg(http, { mobile, orgCode }, options);
  const inside = member.kind === 'empty' ? null : dataOf(member, language);
  return inside ? { kind: 'mergeable', name: inside.realName } : { kind: 'foreign' };
}

/** A name of somebody else, as far as it is ours to show: the first character. */
export function maskName(name: string): string {
  const [first = '', ...rest] = [...name];
  return first + '*'.repeat(rest.length);
}
