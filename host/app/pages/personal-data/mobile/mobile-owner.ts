import { getUserByMobile, getUserByMobileAndOrg } from '#src/api/account.ts';
import type { SendOptions } from '#src/http/endpoint.ts';
import { unwrap } from '#src/http/unwrap.ts';
import type { Portal } from '#src/portal.ts';

/**
 * The holder of a mobile number: no other account (`free`), an account of the same organisation that can be merged
 * (`mergeable`), or an account of another organisation (`foreign`).
 */
export type MobileOwner = { type: 'free' } | { type: 'mergeable'; name: string } | { type: 'foreign' };

/** Requests the holder of a number. Rejects with a PortalError. */
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

/** Masks another user's name except its first character, for privacy. */
export function maskName(name: string): string {
  const [first = '', ...rest] = [...name];
  return first + '*'.repeat(rest.length);
}
