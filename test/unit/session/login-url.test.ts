import { describe, expect, it } from 'vitest';
import { UNKNOWN_PAGE } from '#src/rules/page-url.ts';
import { authorizeUrl, loginUrl, loginUrlFrom, withRedirect } from '#src/session/login/login-url.ts';
import { allowedReturn } from '#src/session/login/return-url.ts';

const origin = 'https://portal.example';

describe('the address of the log-in', () => {
  it.each([
    ['/space/point?tab=2#rules', '', '/login/index?redirect=%2Fspace%2Fpoint%3Ftab%3D2%23rules'],
    ['/space', 'closed', '/login/index?orgCode=closed&redirect=%2Fspace'],
    ['/index?orgCode=a%20b', 'closed', '/login/index?orgCode=a%20b&redirect=%2Findex'],
    ['//evil.example', 'closed', '/login/index?orgCode=closed'],
    ['https://evil.example', '', '/login/index'],
    ['/login/index', '', '/login/index'],
  ])('leads back to %j of the organisation %j: %s', (address, orgCode, url) => {
    expect(loginUrl(address, origin, orgCode)).toBe(url);
  });

  it('needs no organisation', () => {
    expect(loginUrl('/space', origin)).toBe('/login/index?redirect=%2Fspace');
    expect(withRedirect('/login/register', '/space', origin)).toBe('/login/register?redirect=%2Fspace');
  });

  it('of a page leads back to it, with query and fragment', () => {
    expect(loginUrlFrom(`${origin}/a?b=c#d`, '')).toBe('/login/index?redirect=%2Fa%3Fb%3Dc%23d');
    expect(loginUrlFrom(`${origin}/a`, '', 'demo')).toBe('/login/index?orgCode=demo&redirect=%2Fa');
  });

  it('of a page of another site is the portal’s, which believes no address from there', () => {
    expect(loginUrlFrom('https://school.example/a?b=c', origin)).toBe(`${origin}/login/index`);
    expect(loginUrlFrom('https://school.example/a', origin, 'demo')).toBe(
      `${origin}/login/index?orgCode=demo`,
    );
  });

  it('of a page that a server does not know leads back nowhere', () => {
    expect(loginUrlFrom(UNKNOWN_PAGE, '', 'demo')).toBe('/login/index?orgCode=demo');
  });
});

describe('the address that leads back to another site', () => {
  const request = { page: 'https://school.example/a?b=c', state: 's', challenge: 'd' };

  it('names the organisation only where there is one', () => {
    const queryOf = (orgCode: string) =>
      Object.fromEntries(new URL(authorizeUrl(origin, { ...request, orgCode })).searchParams);
    expect(queryOf('')).toEqual({ redirect_uri: request.page, state: 's', code_challenge: 'd' });
    expect(queryOf('demo')).toMatchObject({ orgCode: 'demo' });
  });
});

describe('a page that a log-in may lead back to', () => {
  const allowed = [
    'https://school.example/portal',
    'http://intranet.example/',
    'ftp://localhost/',
    `${origin}/a`,
  ];
  it.each([
    ['of a folder without its last slash', 'https://school.example/portal', 'https://school.example/portal'],
    ['not with a user', 'https://a@school.example/portal/', ''],
    ['not with a password alone', 'https://:b@school.example/portal/', ''],
    ['not over http, though the settings say so', 'http://intranet.example/a', ''],
    ['not by another scheme on this machine', 'ftp://localhost/a', ''],
    ['not on the portal itself', `${origin}/a`, ''],
    ['not behind a backslash', 'https://school.example/portal/%5Cforum', ''],
    ['not behind an encoded dot', 'https://school.example/portal/a%2Ehtml', ''],
    ['not behind a path parameter', 'https://school.example/portal/;a', ''],
    [
      'with any other encoded letter',
      'https://school.example/portal/%E6%95%99',
      'https://school.example/portal/%E6%95%99',
    ],
  ])('%s: %s', (_, page, expected) => {
    expect(allowedReturn(page, origin, allowed)).toBe(expected);
  });

  it('is none where the settings allow none', () => {
    expect(allowedReturn('https://school.example/portal', origin, [])).toBe('');
  });
});
