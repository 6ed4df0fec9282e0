import { createContext, useSyncExternalStore } from 'react';
import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { docsLocaleOf, type DocsLocale } from './docs-locale.ts';

export type DocsTheme = 'light' | 'dark';

export const DocsThemeContext = createContext<DocsTheme>('light');

/** The toolbar's theme and language, for a page that has no story to read them from. */
export function useToolbar({ channel }: Pick<DocsContextProps, 'channel'>): {
  theme: DocsTheme;
  locale: DocsLocale;
} {
  const globals = useSyncExternalStore(
    (listener) => {
      channel.on(GLOBALS_UPDATED, listener);
      return () => channel.off(GLOBALS_UPDATED, listener);
    },
    () =>
      (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals as
        Record<string, string> | undefined,
  );
  return {
    theme: globals?.theme === 'dark' ? 'dark' : 'light',
    locale: docsLocaleOf(globals?.locale),
  };
}
