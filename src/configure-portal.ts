import { readConfig } from './config-check.ts';
import type { PortalOptions } from './portal-options.ts';
import { findPortal, replacePortal } from './page-portal.ts';
import { composePortal, type ConfiguredPortal } from './portal.ts';
import { createSettings } from './settings-store.ts';

/*
 * Applications pass their settings in code. An element reads them from its script tag instead, so that its
 * first load needs no validation schemas.
 */

/** Throws an error that names the setting when one is invalid. */
export function createPortal({ settings, ...options }: PortalOptions = {}): ConfiguredPortal {
  return composePortal(createSettings(readConfig(settings)), options);
}

/**
 * Configures the portal of the page: before the first widget is rendered, or again while the page runs. The session
 * goes on unless the organisation or the back end is another one.
 */
export function configurePortal({ settings, ...options }: PortalOptions): ConfiguredPortal {
  return replacePortal(composePortal(createSettings(readConfig(settings)), options, findPortal()));
}
