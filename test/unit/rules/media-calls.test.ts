import { expect, it } from 'vitest';
import type { Endpoint } from '#src/http/endpoint.ts';
import { LOGOUT_PATH } from '#src/api/logout.ts';
import { mediaUrl } from '#src/rules/media-url.ts';

const modules = import.meta.glob<Record<string, unknown>>('#src/api/**/*.ts', { eager: true });
const paths = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Endpoint<never, unknown> => typeof value === 'function' && 'definition' in value)
  .map(({ definition }) => definition.path.replaceAll(/\{\w+\}/g, '1'));
const calls = [...new Set([...paths, LOGOUT_PATH])];

it.each(calls)('a picture is never the call %s', (path) => {
  for (const base of ['https://portal.example/', 'https://api.example/gateway/']) {
    expect(mediaUrl(path, base)).toBe('');
    expect(mediaUrl(new URL(path, base).href, base)).toBe('');
    expect(mediaUrl(new URL(path.slice(1), base).href, base)).toBe('');
  }
});
