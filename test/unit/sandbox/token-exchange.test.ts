// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { createSandbox } from '#host/sandbox/index.ts';
import { schoolClient } from '#host/sandbox/login/token-exchange.ts';
import { wireOf } from './wire.ts';

const grant = 'urn:ietf:params:oauth:grant-type:token-exchange';
const credential = `${schoolClient.id}:${schoolClient.secret}`;

function exchange(
  fields: Record<string, string>,
  authorization: string | null = `Basic ${btoa(credential)}`,
) {
  const sandbox = createSandbox();
  const sent = sandbox.fetch('http://localhost/api/auth/oauth2/token', {
    method: 'POST',
    headers: authorization === null ? {} : { authorization },
    body: new URLSearchParams(fields),
  });
  return { sandbox, sent };
}

describe('the server of a school', () => {
  it('gets a token for a user of its own organisation, good for calls', async () => {
    const { sandbox, sent } = exchange({ grant_type: grant, requested_subject: 'teacher' });
    const response = await sent;
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = await response.json();
    expect(answer).toMatchObject({ token_type: 'Bearer', expires_in: 3600, user_id: 'u-1001' });
    const info = await wireOf(sandbox).send('GET', '/api/user/user/info', undefined, {
      authorization: `Bearer ${answer.access_token}`,
    });
    expect((await info.json()).data.userInfo).toMatchObject({ userId: 'u-1001' });
  });

  const wanted = { grant_type: grant, requested_subject: 'teacher' };
  test.each<[string, Record<string, string>, string | null, number, string]>([
    ['without a credential', wanted, null, 401, 'invalid_client'],
    ['with another secret', wanted, `Basic ${btoa(`${schoolClient.id}:guess`)}`, 401, 'invalid_client'],
    [
      'with the public credential of the front end',
      wanted,
      `Basic ${btoa('portal-web:portal-web-public')}`,
      401,
      'invalid_client',
    ],
    [
      'by another grant',
      { ...wanted, grant_type: 'password' },
      `Basic ${btoa(credential)}`,
      400,
      'unsupported_grant_type',
    ],
    [
      'for a user of another organisation',
      { ...wanted, requested_subject: 'newcomer' },
      `Basic ${btoa(credential)}`,
      400,
      'invalid_request',
    ],
    ['for nobody', { grant_type: grant }, `Basic ${btoa(credential)}`, 400, 'invalid_request'],
  ])('gets none %s', async (_, fields, authorization, status, error) => {
    const response = await exchange(fields, authorization).sent;
    expect([response.status, (await response.json()).error]).toEqual([status, error]);
  });
});
