/** The exports of the core for applications, in addition to the components of the widgets. */
export { PortalProvider, type PortalProviderProps } from './data/PortalProvider.tsx';
export { usePortal, useSession } from './data/portal-context.ts';
export { useSettings } from './data/useSettings.ts';
export { configurePortal, createPortal } from './configure-portal.ts';
export { getPortal } from './page-portal.ts';
export type { ConfiguredPortal, Portal, PortalOptions } from './portal.ts';
export type { PortalReport } from './reports/report.ts';
export type { PortalConfig, PortalSettings } from './config.ts';
