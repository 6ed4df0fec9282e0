import { readConfig } from './config-check.ts';
import type { PortalOptions } from './portal-options.ts';
import { composePortal, replacePortal, type Portal } from './portal.ts';

/*
 * For applications, which pass their settings in code. An element takes them from its script's tag, so that its first
 * load does without the schemas of the settings.
 */

/** Throws when a setting is wrong, with its name. */
export function createPortal({ settings, ...options }: PortalOptions = {}): Portal {
  return composePortal(readConfig(settings), options);
}

/** Makes the page's portal; call it before the first widget is shown. */
export function configurePortal(options: PortalOptions): Portal {
  return replacePortal(createPortal(options));
}
