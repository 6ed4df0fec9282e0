import { useState } from 'react';
import { pageUrl } from '#src/rules/page-url.ts';

/*
 * Stands in for `src/ui/loading/hydration.ts`: no server renders what is in an element, so the browser is always known.
 */

export const useIsHydrating = () => false;

export const usePageUrl = pageUrl;

export const useBrowserState = <Value>(read: () => Value) => useState(read);
