import { readConfig } from './config-check.ts';
import type { PortalOptions } from './portal-options.ts';
import { composePortal, replacePortal, type Portal } from './portal.ts';

/*
 * Applications pass their settings in code. An element reads them from its script tag instead, so that its
 * first load needs no validation schemas.
 */

/** Throws an error that names the setting when one is invalid. */
export function createPortal({ settings, ...options }: PortalOptions = {}): Portal {
  return composePortal(readConfig(settings), options);
}

/** Creates the portal of the page; call it before the first widget is rendered. */
export function configurePortal(options: PortalOptions): Portal {
  return replacePortal(createPortal(options));
}
