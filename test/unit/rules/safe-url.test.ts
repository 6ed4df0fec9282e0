import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sameOriginUrl } from '#src/rules/safe-url.ts';

const origin = 'https://portal.example';

describe('an address of our own', () => {
  test.each([
    ['/project?id=1#top', 'https://portal.example/project?id=1#top'],
    ['project', 'https://portal.example/project'],
    ['https://portal.example/live', 'https://portal.example/live'],
    ['https://PORTAL.example:443/', 'https://portal.example/'],
  ])('%s', (address, full) => {
    expect(sameOriginUrl(address, origin)).toBe(full);
  });

  test.each([
    '',
    '  ',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'http://portal.example/',
    'https://portal.example:8443/',
    'https://portal.example.evil.example/',
    'https://user:secret@portal.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://portal.example/1',
    'http://[',
  ])('not %s', (address) => {
    expect(sameOriginUrl(address, origin)).toBe('');
  });

  it('leads to our origin, whatever is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (address) => {
        const full = sameOriginUrl(address, origin);
        if (full) expect(new URL(full).origin).toBe(origin);
      }),
    );
  });
});
