import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Portal } from '#src/portal.ts';
import { storageName } from '#src/session/storage.ts';
import type { Locale } from '#src/texts/texts.ts';
import { loadTexts } from './load-texts.ts';
import { chooseLocale, localeFor } from './chosen-locale.ts';

/** The language of the portal, and what changes it; until the portal has started, that of its first paint. */
export function useLocale(portal: Portal, isPending: boolean): [Locale, (locale: Locale) => void] {
  const { session, config, language } = portal;
  const userOf = () => session.getState().userId;
  const userId = useSyncExternalStore(session.subscribe, userOf, userOf);
  const [, setChoices] = useState(0);
  const reread = useCallback(() => setChoices((count) => count + 1), []);
  useEffect(() => {
    const handleChange = ({ key }: StorageEvent) => {
      if (key === null || key === storageName('locale')) reread();
    };
    window.addEventListener('storage', handleChange);
    return () => window.removeEventListener('storage', handleChange);
  }, [reread]);

  const locale = isPending ? language.locale : localeFor(userId, config.locale);
  const latest = useRef<Locale>(locale);
  const choose = useCallback(
    (chosen: Locale) => {
      latest.current = chosen;
      // First its texts, or the page would be in Simplified Chinese until they are here.
      void loadTexts(chosen).then(() => {
        if (latest.current !== chosen) return;
        chooseLocale(userId, chosen);
        reread();
      });
    },
    [userId, reread],
  );
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return [locale, choose];
}
