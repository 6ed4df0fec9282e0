/** The part of the core that applications use, beside the widgets' components. */
export { PortalProvider, type PortalProviderProps } from './data/PortalProvider.tsx';
export { usePortal, useSession } from './data/portal-context.ts';
export { configurePortal, createPortal } from './configure-portal.ts';
export { getPortal, type Portal, type PortalOptions } from './portal.ts';
export type { PortalConfig, PortalSettings } from './config.ts';
export { loadLanguage } from './texts/load-language.ts';
