import { logoutCall } from '../../api/logout.ts';
import type { HttpClient } from '../../http/client.ts';
import { REVOCATION_WAIT_MS } from '../../rules/limits.ts';

export interface Revocation {
  /** Ends a token on the server, once. Sent before it returns; never rejects, and resolves within a second. */
  revoke(token: string): Promise<void>;
  /** This page has ended the token, so the refusal of a call with it needs no message. */
  isRevoked(token: string): boolean;
}

export function createRevocation(http: Pick<HttpClient, 'withToken'>): Revocation {
  const revoked = new Map<string, Promise<void>>();

  async function send(token: string): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, REVOCATION_WAIT_MS);
    });
    const options = { silent: true, keepalive: true, redirect: 'manual' } as const;
    // The endpoint answers with a redirect for browsers, which is not followed and thus no answer.
    const sent = logoutCall(http.withToken(token), undefined, options).catch(() => {});
    await Promise.race([sent, limit]);
    clearTimeout(timer);
  }

  return {
    revoke(token) {
      const known = revoked.get(token) ?? send(token);
      revoked.set(token, known);
      return known;
    },
    isRevoked: (token) => revoked.has(token),
  };
}
