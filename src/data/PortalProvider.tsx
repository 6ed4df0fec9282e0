'use client';

import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { PortalConfig } from '../config.ts';
import { getPortal, onPortalChange } from '../page-portal.ts';
import type { Portal } from '../portal.ts';
import type { Locale } from '../texts/texts.ts';
import { ThemeRoot } from '../ui/root/ThemeRoot.tsx';
import { createToaster } from '../ui/toasts/toaster.ts';
import { PortalContext } from './portal-context.ts';
import { useTranslation } from './useTranslation.ts';

export interface PortalProviderProps {
  /** Default: the page's shared one. */
  portal?: Portal;
  /** The document or shadow root that contains the widgets. */
  root?: Document | ShadowRoot;
  /** Default: that of the portal's settings. */
  locale?: Locale;
  /** Default: that of the portal's settings. */
  theme?: PortalConfig['theme'];
  children?: ReactNode;
}

/** The context of every widget: the portal, its theme and language, and its toasts. */
export function PortalProvider({ portal: given, root, locale, theme, children }: PortalProviderProps) {
  const findPortal = () => given ?? getPortal();
  const portal = useSyncExternalStore(onPortalChange, findPortal, findPortal);
  const [toaster] = useState(createToaster);
  const orgTheme = () => portal.session.getState().orgConfig?.theme ?? '';
  const brand = useSyncExternalStore(portal.session.subscribe, orgTheme, () => '');

  const spoken = locale ?? portal.language.locale;
  const translate = useTranslation(spoken, root);

  const tag = root && 'host' in root ? root.host.localName : undefined;
  const scope = useMemo(() => {
    const isOther = spoken !== portal.language.locale;
    // The same object for all elements of a page, which share the texts that are read from it.
    const language = translate(isOther ? { ...portal.language, locale: spoken } : portal.language);
    const http = portal.http
      .withLanguage(language)
      .withNotify((text) => void toaster.show({ tone: 'error', text }), tag);
    return {
      ...portal,
      // Not copied, since it grows when settings arrive.
      get config() {
        return portal.config;
      },
      language,
      http,
    };
  }, [portal, spoken, translate, toaster, tag]);

  return (
    <ThemeRoot
      root={root}
      theme={theme ?? portal.config.theme}
      brand={brand || portal.config.brand || undefined}
      language={scope.language}
      toaster={toaster}
    >
      <PortalContext.Provider value={scope}>{children}</PortalContext.Provider>
    </ThemeRoot>
  );
}
