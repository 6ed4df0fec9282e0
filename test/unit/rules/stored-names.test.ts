import { expect, test } from 'vitest';
import { holderOf } from '#src/rules/stored-names.ts';

test.each([
  ['portal.draft.feedback', 'user'],
  ['portal.loginState', 'login'],
  ['portal.login.state', 'login'],
  ['portal.orgCode', 'browser'],
  ['portal.tab:1', 'browser'],
  // Without a known name, and those that every object has.
  ['portal.loginStates', 'user'],
  ['portal.toString', 'user'],
  ['portal.formerly', 'user'],
  ['portal.', undefined],
  ['portal', undefined],
  ['portalXdraft', undefined],
  ['myportal.draft', undefined],
  ['theme', undefined],
])('the stored item %s belongs to: %s', (item, holder) => {
  expect(holderOf(item)).toBe(holder);
});
