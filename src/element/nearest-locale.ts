import { useCallback, useSyncExternalStore } from 'react';
import { localeOf } from '../texts/locale-of.ts';
import type { Locale } from '../texts/texts.ts';
import { onHostReconnect } from '../ui/root/host-reconnect.ts';

/** The language of the nearest `lang` attribute that we speak, on the element or around it, also outside its shadow root. */
export function nearestLocale(element: Element): Locale | undefined {
  const named = element.closest<HTMLElement>('[lang]');
  const locale = named && localeOf(named.lang);
  if (locale) return locale;
  const outside = named?.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  return outside && nearestLocale(outside);
}

/** `nearestLocale` of a shadow root's host; follows the attributes of the page, and a move of the host. */
export function useNearestLocale(container: ShadowRoot): Locale | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const observer = new MutationObserver(listener);
      observer.observe(container.ownerDocument, { attributeFilter: ['lang'], subtree: true });
      const stopReconnect = onHostReconnect(container, listener);
      return () => {
        observer.disconnect();
        stopReconnect();
      };
    },
    [container],
  );
  return useSyncExternalStore(subscribe, () => nearestLocale(container.host));
}
