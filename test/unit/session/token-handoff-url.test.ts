import { describe, expect, it } from 'vitest';
import { completeConfig } from '#src/config.ts';
import { tokenHandoffUrl } from '#src/session/token/token-handoff-url.ts';

const here = window.location.origin;
const elsewhere = 'https://portal.example';
const addressOf = (link: string, portal: string, tokenOrigins: string[] = []) =>
  tokenHandoffUrl({ config: completeConfig({ portal, tokenOrigins }) }, link, window.location.href);

describe('a site that gets the session', () => {
  it.each([
    ['a path, on the portal itself', '/office', '', `${here}/office`],
    ['a path, on a page of another site', '/office', elsewhere, `${elsewhere}/office`],
    [
      'the portal’s own address, on a page of another site',
      `${elsewhere}/a?b=c`,
      elsewhere,
      `${elsewhere}/a?b=c`,
    ],
  ])('%s', (_, link, portal, address) => {
    expect(addressOf(link, portal)).toBe(address);
  });

  it('is never the page of another site that an element stands on, unless it is allowed', () => {
    expect(addressOf(`${here}/office`, elsewhere)).toBe('');
    expect(addressOf('https://school.example/office', elsewhere)).toBe('');
    expect(addressOf('https://school.example/office', elsewhere, ['https://school.example'])).toBe(
      'https://school.example/office',
    );
  });

  it.each(['', 'javascript:alert(1)', 'http://[', 'https://office.example/'])('is not %j', (link) => {
    expect(addressOf(link, '')).toBe('');
    expect(addressOf(link, elsewhere)).toBe('');
  });

  it('gets it by http on this machine alone', () => {
    const origins = ['http://school.example', 'http://localhost:4000'];
    expect(addressOf('http://school.example/office', elsewhere, origins)).toBe('');
    expect(addressOf('http://localhost:4000/office', elsewhere, origins)).toBe(
      'http://localhost:4000/office',
    );
  });
});
