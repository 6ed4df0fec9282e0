import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stripSecrets } from '../../../widgets/feedback/strip-secrets.ts';

describe('the URL of the page that a ticket is about', () => {
  test.each([
    ['https://portal.example/coursePlay?id=1021', 'https://portal.example/coursePlay?id=1021'],
    ['https://portal.example/a?id=1&token=abc', 'https://portal.example/a?id=1'],
    ['https://portal.example/a?access_token=abc&Authorization=x', 'https://portal.example/a'],
    ['https://portal.example/login_back?key=abc', 'https://portal.example/login_back'],
    [
      'https://portal.example/login/wxScanLogin?code=abc&state=def',
      'https://portal.example/login/wxScanLogin',
    ],
    ['https://portal.example/a?orgCode=demo', 'https://portal.example/a?orgCode=demo'],
    ['https://portal.example/a?x=eyJhbGciOi.eyJzdWIiOi.c2ln', 'https://portal.example/a'],
    ['https://portal.example/a?x=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', 'https://portal.example/a'],
    ['https://user:pass@portal.example/a', 'https://portal.example/a'],
    ['https://portal.example/#/page?id=2&token=abc', 'https://portal.example/#/page?id=2'],
    ['https://portal.example/#access_token=abc', 'https://portal.example/'],
    ['https://portal.example/a#part', 'https://portal.example/a#part'],
    ['not a URL', ''],
  ])('%s', (address, sent) => expect(stripSecrets(address)).toBe(sent));

  test('never carries a token, wherever it stands in the query', () => {
    const name = fc.constantFrom(
      'token',
      'accessToken',
      'x-auth-token',
      'password',
      'sessionId',
      'client_secret',
    );
    const other = fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.stringMatching(/^[a-z0-9]{1,8}$/));
    fc.assert(
      fc.property(name, other, fc.boolean(), (secret, rest, inHash) => {
        const query = new URLSearchParams({ ...rest, [secret]: 'S3CRET' });
        const sent = stripSecrets(`https://portal.example/page${inHash ? '#/x' : ''}?${query}`);
        expect(sent).not.toContain('S3CRET');
      }),
    );
  });
});
