import { beforeEach, expect, it } from 'vitest';
import { isProfilePromptDone, markProfilePromptDone } from '#src/session/profile-prompt.ts';

beforeEach(() => localStorage.clear());

it('knows nobody at first', () => {
  expect(isProfilePromptDone('demo', 'u-1001')).toBe(false);
});

it('remembers a user in an organisation, and nobody else there nor the user elsewhere', () => {
  markProfilePromptDone('demo', 'u-1001');
  expect(isProfilePromptDone('demo', 'u-1001')).toBe(true);
  expect(isProfilePromptDone('demo', 'u-1002')).toBe(false);
  expect(isProfilePromptDone('other', 'u-1001')).toBe(false);
});

it('keeps those it knew', () => {
  markProfilePromptDone('demo', 'u-1001');
  markProfilePromptDone('demo', 'u-1002');
  expect(isProfilePromptDone('demo', 'u-1001')).toBe(true);
  expect(isProfilePromptDone('demo', 'u-1002')).toBe(true);
});

it('notes nobody twice', () => {
  markProfilePromptDone('demo', 'u-1001');
  markProfilePromptDone('demo', 'u-1001');
  expect(JSON.parse(localStorage.getItem('portal.collected') ?? '')).toHaveLength(1);
});

it('does not mistake one pair for another', () => {
  markProfilePromptDone('a|b', 'c');
  expect(isProfilePromptDone('a', 'b|c')).toBe(false);
});

it.each(['not JSON', '{"demo":true}', '[1]'])('drops what is not its own: %s', (text) => {
  localStorage.setItem('portal.collected', text);
  expect(isProfilePromptDone('demo', 'u-1001')).toBe(false);
  markProfilePromptDone('demo', 'u-1001');
  expect(isProfilePromptDone('demo', 'u-1001')).toBe(true);
});
