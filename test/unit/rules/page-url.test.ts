// @vitest-environment happy-dom
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { isCrossOrigin, pageOrigin, pageUrl, UNKNOWN_PAGE } from '#src/rules/page-url.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector('base')?.remove();
});

const baseOf = (href: string) => {
  const base = document.createElement('base');
  base.href = href;
  document.head.append(base);
};

describe('the URL of the page', () => {
  it('is the one that the browser shows, whatever its addresses are relative to', () => {
    vi.stubGlobal('location', new URL('https://portal.example/space?tab=2'));
    baseOf('https://cdn.example/files/');
    expect(pageUrl()).toBe('https://portal.example/space?tab=2');
    expect(pageOrigin()).toBe('https://portal.example');
  });

  test.each(['about:blank', 'about:srcdoc'])('is that of the opener in a window of %s', (address) => {
    vi.stubGlobal('location', new URL(address));
    baseOf('https://portal.example/project');
    expect(pageUrl()).toBe('https://portal.example/project');
    expect(pageOrigin()).toBe('https://portal.example');
  });

  it('is unknown on a server, and belongs to no site', () => {
    vi.stubGlobal('location', undefined);
    expect(pageUrl()).toBe(UNKNOWN_PAGE);
    expect(pageOrigin()).toBe('http://page.invalid');
  });
});

test.each([
  ['', false],
  ['https://portal.example', false],
  ['https://portal.example/api', false],
  ['/api', false],
  ['https://api.portal.example', true],
  ['http://portal.example', true],
  ['https://portal.example:8443', true],
  ['//other.example', true],
])('the address %j is on another site: %j', (address, isOther) => {
  expect(isCrossOrigin(address, 'https://portal.example')).toBe(isOther);
});

it('is that of a page without an origin, too, where it is empty', () => {
  expect(isCrossOrigin('', 'null')).toBe(false);
});
