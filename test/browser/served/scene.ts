import { sandboxSettings } from '#host/sandbox/index.ts';
import { readConfig } from '#src/config-check.ts';
import type { Portal } from '#src/portal.ts';
import { isCrossOrigin } from '#src/rules/page-url.ts';
import { tokenCookie } from '#src/session/token/cookie.ts';
import { createSession, type Session } from '#src/session/store.ts';
import { accounts, forgetSession, type SceneOptions } from '../../scene.ts';
import { writeScriptTag } from './loader.ts';
import { servedSandbox } from './sandbox.ts';

const page = globalThis as { [shared: symbol]: Portal | undefined };
/** The name of the global function with which a page on another site provides the token. */
const tokenProvider = 'portalToken';
const shared = Symbol.for('portal.session/1');

/**
 * Sets up a tenant's page whose script tag points to a fresh sandbox. The persona has logged in on another page of
 * the portal, or, if the portal is on another site, the page provides the token. The portal is created when the first
 * element renders.
 */
export function openServedScene({ as = 'visitor', settings, prepare, now }: SceneOptions = {}) {
  forgetSession();
  endPortal();
  const sandbox = servedSandbox();
  const requests = watchRequests(() => {
    if (now) sandbox.setClock(now());
  });
  if (now) {
    sandbox.setClock(now());
    // The seed data depend on the clock.
    sandbox.reset();
  }
  const account = accounts[as];
  const org = account?.org ?? sandboxSettings.org;
  prepare?.(sandbox);
  const all = { ...sandboxSettings, ...settings };
  const config = readConfig({ api: sandbox.url, ...all, org: settings?.org ?? org });
  const isAbroad = isCrossOrigin(config.portal, location.origin);
  if (as !== 'visitor') {
    const token = account ? sandbox.tokenOf(as) : sandbox.guestTokenOf(org);
    const userId = account?.userId ?? '';
    Reflect.set(window, tokenProvider, () => ({ token, userId }));
    if (!isAbroad) {
      createSession(tokenCookie(config.cookieName, config.cookieDomain), config.org).logIn(token, userId);
    }
  }
  const file = JSON.stringify({ ...all, org: config.org });
  const address = `data:application/json,${encodeURIComponent(file)}`;
  writeScriptTag({ api: config.api, config: address, ...(isAbroad && { tokenProvider }) });
  return {
    sandbox,
    session: sessionOfPage,
    api: config.api,
    async close() {
      // The element's portal may still wait for its settings, and must not be created in the next test.
      for (const until = Date.now() + 2000; !page[shared] && Date.now() < until;) await fetch(address);
      endPortal();
      await sandbox.end();
      // A response that writes to local storage must not do so in the next test.
      await requests.settled();
      await fetch(address);
      requests.end();
      Reflect.deleteProperty(window, tokenProvider);
      forgetSession();
    },
  };
}

/** Proxies the session of the portal that the elements create from the script tag, as soon as it exists. */
const sessionOfPage = new Proxy({} as Session, {
  get(_, name) {
    const portal = page[shared];
    if (!portal) throw new Error('no element has made the portal yet');
    return Reflect.get(portal.session, name) as unknown;
  },
});

/** Tracks the requests of the page; `before` runs before each of them. */
function watchRequests(before: () => void) {
  const real = window.fetch;
  const pending = new Set<Promise<unknown>>();
  window.fetch = (...request) => {
    before();
    const response = real(...request);
    // Includes the body, which our client awaits in the same two steps.
    const settled: Promise<unknown> = response
      .then((answer) => answer.clone().blob())
      .then((blob) => blob.text())
      .catch(() => {})
      .finally(() => pending.delete(settled));
    pending.add(settled);
    return response;
  };
  return {
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
    end: () => void (window.fetch = real),
  };
}

function endPortal(): void {
  page[shared]?.close();
  delete page[shared];
}
