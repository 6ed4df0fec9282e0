import { completeConfig } from './config.ts';
import { createHttp } from './http/client.ts';
import type { Portal } from './portal.ts';
import { tokenInMemory } from './session/token/cookie.ts';
import { createSettings } from './settings-store.ts';
import { createSession } from './session/store.ts';
import type { Locale } from './texts/texts.ts';

/** A portal that knows nothing yet: its requests stay pending, its session is the initial one. */
export function createPendingPortal(locale: Locale): Portal {
  const config = completeConfig({ locale });
  const settings = createSettings(config);
  const session = createSession(tokenInMemory(), '');
  const language = { locale, overrides: config.texts };
  return {
    config,
    settings,
    http: createHttp({
      config: settings.getSnapshot,
      fetch: () => new Promise(() => {}),
      isBrowserFetch: false,
      token: () => '',
      device: '',
      language,
      credentials: 'omit',
      onSignedOut: async () => false,
    }),
    session: { ...session, getState: () => session.pendingState },
    language,
    options: {},
    isMobile: false,
    isLoginKept: true,
    revoke: async () => {},
    checkSession() {},
    diagnose: () => new Promise(() => {}),
    close() {},
  };
}
