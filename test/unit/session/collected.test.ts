import { beforeEach, expect, it } from 'vitest';
import { isCollected, markCollected } from '../../../src/session/profile-prompt.ts';

beforeEach(() => localStorage.clear());

it('knows nobody at first', () => {
  expect(isCollected('demo', 'u-1001')).toBe(false);
});

it('remembers a user in an organisation, and nobody else there nor the user elsewhere', () => {
  markCollected('demo', 'u-1001');
  expect(isCollected('demo', 'u-1001')).toBe(true);
  expect(isCollected('demo', 'u-1002')).toBe(false);
  expect(isCollected('other', 'u-1001')).toBe(false);
});

it('keeps those it knew', () => {
  markCollected('demo', 'u-1001');
  markCollected('demo', 'u-1002');
  expect(isCollected('demo', 'u-1001')).toBe(true);
  expect(isCollected('demo', 'u-1002')).toBe(true);
});

it('notes nobody twice', () => {
  markCollected('demo', 'u-1001');
  markCollected('demo', 'u-1001');
  expect(JSON.parse(localStorage.getItem('portal.collected') ?? '')).toHaveLength(1);
});

it('does not mistake one pair for another', () => {
  markCollected('a|b', 'c');
  expect(isCollected('a', 'b|c')).toBe(false);
});

it.each(['not JSON', '{"demo":true}', '[1]'])('drops what is not its own: %s', (text) => {
  localStorage.setItem('portal.collected', text);
  expect(isCollected('demo', 'u-1001')).toBe(false);
  markCollected('demo', 'u-1001');
  expect(isCollected('demo', 'u-1001')).toBe(true);
});
