import type { PortalSettings } from 'portal-widgets';

/** The build writes them into the code of the server and of the browser. */
export const settings = JSON.parse(process.env.NEXT_PUBLIC_PORTAL_SETTINGS ?? '{}') as PortalSettings;
