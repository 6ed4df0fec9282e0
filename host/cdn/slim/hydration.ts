import { useState } from 'react';

/*
 * Stands in for `src/ui/hydration.ts`: no server renders what is in an element, so the browser is always known.
 */

export const useIsHydrating = () => false;

export const usePageUrl = () => window.location.href;

export const useBrowserState = <Value>(read: () => Value) => useState(read);
