import { beforeEach, expect, it, test, vi } from 'vitest';
import {
  getAvatarVersion,
  onAvatarVersion,
  renewAvatarVersion,
  startingVersion,
} from '#src/session/avatar-version.ts';
import { AVATAR_FRESH_MS } from '#src/rules/limits.ts';

beforeEach(() => localStorage.clear());

const hour = 1_800_000_000_000 - (1_800_000_000_000 % AVATAR_FRESH_MS);

test.each([
  ['never changed here: the begun hour', 0, hour + 1234, hour],
  ['changed long ago: the begun hour', hour - 1, hour + 1234, hour],
  ['changed within the hour: that moment', hour + 600, hour + 1234, hour + 600],
  ['changed just now in another tab: that moment', hour + 1300, hour + 1234, hour + 1300],
  [
    'changed before the clock was set back: a moment of the begun hour',
    hour + 9e9 + 600,
    hour + 1234,
    hour + 600,
  ],
])('a page that opens when the picture was %s', (_, lastChange, now, version) => {
  expect(startingVersion(lastChange, now)).toBe(version);
});

it('is another one after each change, however fast they follow', () => {
  const first = renewAvatarVersion(hour, hour + 5);
  const second = renewAvatarVersion(first, hour + 5);
  expect([first, second]).toEqual([hour + 5, hour + 6]);
});

it('outlives the page', () => {
  const version = renewAvatarVersion(0, hour + 500);
  expect(getAvatarVersion(hour + 900)).toBe(version);
});

it('is not led astray by what somebody else wrote there', () => {
  localStorage.setItem('portal.avatarVersion', '"yesterday"');
  expect(getAvatarVersion(hour + 900)).toBe(hour);
});

it('is told when another tab has changed the picture, until nobody wants to know', () => {
  const told = vi.fn();
  const stop = onAvatarVersion(told);
  const change = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const later = Date.now();
  localStorage.setItem('portal.avatarVersion', String(later));
  change('portal.searches');
  expect(told).not.toHaveBeenCalled();
  change('portal.avatarVersion');
  expect(told).toHaveBeenCalledExactlyOnceWith(later);
  stop();
  change('portal.avatarVersion');
  expect(told).toHaveBeenCalledOnce();
});

it('is the later of the former one and the clock', () => {
  expect(renewAvatarVersion(hour + 50, hour + 5)).toBe(hour + 51);
  expect(renewAvatarVersion(hour, hour + 5)).toBe(hour + 5);
});
