// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const sources = ['widgets', 'host/app']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${room}/${file}`),
  )
  .map((path) => [path, readFileSync(path, 'utf8')] as const);
const shared = sources.filter(
  ([, code]) =>
    /\b(useDraft|useSharedFormDraft|openSharedDraft)\b[(<]/.test(code) && !/isPrivate: true/.test(code),
);

test('there are drafts that outlive a tab', () => {
  expect(shared.length).toBeGreaterThanOrEqual(8);
});

test.each(shared)(
  '%s passes on what other tabs and guests have left, and a form beside it offers it',
  (path, code) => {
    expect(code).toMatch(/\boffers\b/);
    const folder = dirname(path);
    const isOffered = sources.some(
      ([other, text]) => dirname(other) === folder && text.includes('<DraftOffers '),
    );
    expect(isOffered).toBe(true);
  },
);
