import { expect, test } from 'vitest';
import { avatarUrl } from '#src/data/useAvatarUrl.ts';

test.each([
  ['/avatars/', '1024', 1700000000000, '/avatars/1024.jpg?t=1700000000000'],
  ['https://cdn.example/a/', 'u-7', 1, 'https://cdn.example/a/u-7.jpg?t=1'],
  ['/avatars/', '../x?y', 1, '/avatars/..%2Fx%3Fy.jpg?t=1'],
  ['/avatars/', '', 1, ''],
])('base %s, user %s, time %s → %s', (base, user, time, address) => {
  expect(avatarUrl(base, user, time)).toBe(address);
});
