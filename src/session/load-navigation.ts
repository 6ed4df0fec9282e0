import { getNavigation } from '../api/navigation.ts';
import { dataOf } from '../http/unwrap.ts';
import { once, type Loader } from './single-flight.ts';

/** Loads the navigation of the session's organisation. */
export function loadNavigation(portal: Loader): Promise<void> {
  const { http, session, language } = portal;
  const { token, orgCode } = session.read();
  return once(portal, `navigation ${orgCode} ${token}`, async () => {
    const whose = token || !orgCode ? {} : { orgCode };
    const items = dataOf(await getNavigation(http, whose, { silent: true }), language);
    if (session.read().token === token && session.read().orgCode === orgCode)
      session.set({ navConfig: items });
  });
}
