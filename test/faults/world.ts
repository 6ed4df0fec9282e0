import { LOGOUT_PATH } from '#src/api/logout.ts';
import { createPortal } from '#src/configure-portal.ts';
import type { PortalScope } from '#src/data/portal-context.ts';
import { createToaster, type Toaster } from '#src/ui/toasts/toaster.ts';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { vi } from 'vitest';
import { fetchFrom, xhrFrom, type Sent } from './answer-with.ts';
import type { Answer } from './catalogue.ts';

/** A page with a portal of its own, on a network that answers each of its calls in one way. */
export interface World {
  portal: PortalScope;
  toaster: Toaster;
  /** All messages that the user has been shown, in any way. */
  messages: string[];
  /** The requests, but for the log-out that ends a token. */
  sent: Sent[];
  token: string;
  close(): void;
}

/** A token that is not asked for: the answer of the log-out. */
const ended: Answer = { type: 'response', status: 200, headers: {}, body: '{"code":200}', json: {} };

export function createWorld(answer: Answer, own: { path: string }, isLoggedOut = false): World {
  const sent: Sent[] = [];
  const messages: string[] = [];
  const network = (one: Sent): Answer => {
    if (one.path === LOGOUT_PATH && own.path !== LOGOUT_PATH) return ended;
    sent.push(one);
    return answer;
  };
  vi.stubGlobal('fetch', fetchFrom(network));
  vi.stubGlobal('XMLHttpRequest', xhrFrom(network));
  const toaster = createToaster();
  const show: Toaster['show'] = (message) => {
    messages.push(message.text);
    return toaster.show(message);
  };
  const counted = { ...toaster, show };
  const portal = createPortal({ settings: { ...sandboxSettings, api: 'http://localhost' } });
  const token = isLoggedOut ? '' : 'the-token';
  if (token) portal.session.logIn(token, 'u-1001');
  // The page of the log-in, or the note that stands in an element's place, shows it.
  portal.session.onEnd((reason) => {
    if (reason.type === 'expired') messages.push(reason.message);
  });
  const http = portal.http.withNotify((text) => void counted.show({ tone: 'error', text }));
  const scope: PortalScope = Object.create(portal, { http: { value: http } }) as PortalScope;
  return {
    portal: scope,
    toaster: counted,
    messages,
    sent,
    token,
    close() {
      portal.session.end({ type: 'chosen' }, { isRefused: true });
      portal.close();
      localStorage.clear();
      sessionStorage.clear();
    },
  };
}
