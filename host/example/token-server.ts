import { createServer, type IncomingMessage, type Server } from 'node:http';

interface School {
  /** The origin of the portal's API. */
  portal: string;
  /** `id:secret`, issued by the portal's operator. It stays on this server. */
  credential: string;
  /** The portal's name of the user who is logged in at the school, by the school's own session. */
  userOf: (request: IncomingMessage) => string | undefined;
}

/** The school's server answers `/my/portal-token` with a token of the portal for the user of its own session. */
export function createTokenServer({ portal, credential, userOf }: School): Server {
  const kept = new Map<string, { token: string; userId: string; until: number }>();

  async function tokenOf(user: string) {
    const known = kept.get(user);
    if (known && known.until > performance.now()) return known;
    const response = await fetch(`${portal}/api/auth/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(credential)}` },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        requested_subject: user,
      }),
    });
    if (!response.ok) throw new Error(`The portal gives no token: ${await response.text()}`);
    const { access_token: token, user_id: userId, expires_in: seconds } = await response.json();
    // A minute early, so that no token expires on its way.
    const fresh = { token, userId, until: performance.now() + (seconds - 60) * 1000 };
    kept.set(user, fresh);
    return fresh;
  }

  return createServer(async (request, response) => {
    // No other site may read the answer, and nobody may keep it: no CORS header, no cache.
    response.setHeader('cache-control', 'no-store');
    if (request.url !== '/my/portal-token') return response.writeHead(404).end();
    try {
      const user = userOf(request);
      const { token, userId } = user ? await tokenOf(user) : { token: '', userId: '' };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ token, userId }));
    } catch (error) {
      console.error(error);
      response.writeHead(502).end();
    }
  });
}
