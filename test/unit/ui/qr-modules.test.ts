import { expect, it, test } from 'vitest';
import { qrModules } from '#src/ui/media/qr-modules.ts';

test.each([
  ['a short address', 'https://portal.example/index', 33],
  ['the most that allows for dirt', 'x'.repeat(2331), 181],
  ['the most that a code holds', 'x'.repeat(2953), 181],
])('%s becomes a code', (_, text, side) => {
  const modules = qrModules(text);
  expect(modules?.side).toBe(side);
  expect(modules?.path).toMatch(/^M\d+ \d+h1v1h-1z/);
});

it.each(['x'.repeat(2954), '研'.repeat(1000)])('a longer text becomes none', (text) => {
  expect(qrModules(text)).toBeNull();
});
