import { getNavigation } from '../api/navigation.ts';
import { unwrap } from '../http/unwrap.ts';
import { singleFlight, type SessionLoader } from './single-flight.ts';

/** Loads the navigation of the session's organisation. */
export function loadNavigation(portal: SessionLoader): Promise<void> {
  const { http, session, language } = portal;
  const { token, orgCode } = session.getState();
  return singleFlight(portal, `navigation ${orgCode} ${token}`, async () => {
    const whose = token || !orgCode ? {} : { orgCode };
    const items = unwrap(await getNavigation(http, whose, { silent: true }), language);
    if (session.getState().token === token && session.getState().orgCode === orgCode)
      session.setState({ navConfig: items });
  });
}
