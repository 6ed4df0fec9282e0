import { enter } from '../people/people.ts';
import { sandboxSettings } from '../settings.ts';
import type { RequestContext, Routes } from '../route.ts';

/** The server of a school, which may log in the users of its own organisation. Its secret never leaves the servers. */
export const schoolClient = {
  id: 'demo-school',
  secret: 'demo-school-secret',
  orgCode: sandboxSettings.org,
};

const GRANT = 'urn:ietf:params:oauth:grant-type:token-exchange';
/** In seconds. */
const LIFETIME = 3600;

/**
 * A call of ours, which the description of the back end does not name: the server of a school gets a token for one of its
 * users, as in OAuth 2.0 Token Exchange (RFC 8693). Servers call it, the front end never does.
 */
export function tokenExchangeRoutes(routes: Routes): void {
  routes.push({ method: 'POST', path: '/api/auth/oauth2/token', handle: exchangeToken });
}

function exchangeToken({ input, request, world }: RequestContext): Response {
  const { id, secret, orgCode } = schoolClient;
  if (request.headers.get('authorization') !== `Basic ${btoa(`${id}:${secret}`)}`) {
    return refuse(401, 'invalid_client', 'unknown client or wrong secret');
  }
  const { grant_type: grant, requested_subject: subject } = input.body;
  if (grant !== GRANT) return refuse(400, 'unsupported_grant_type', `the grant is ${GRANT}`);
  const account = world.accounts.find((one) => one.username === subject && one.orgCode === orgCode);
  if (!account) return refuse(400, 'invalid_request', 'the organisation has no such user');
  const { token, userId } = enter(world, account);
  const answer = {
    access_token: token,
    issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    token_type: 'Bearer',
    expires_in: LIFETIME,
    user_id: userId,
  };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}

function refuse(status: number, error: string, error_description: string): Response {
  return Response.json({ error, error_description }, { status, headers: { 'cache-control': 'no-store' } });
}
