import { expect, test } from 'vitest';
import registered from '../../../src/theme/registered-colours.css?raw';
import { tokenGroups } from '../../../stories/docs/tokens.ts';

/** The steps by which a tone is computed are colours too, though no element uses them. */
const steps = ['--portal-brand-checked', '--portal-brand-exact', '--portal-brand-lifted'];

test('every colour among the tokens is registered, so that it is computed once per root', () => {
  const names = [...registered.matchAll(/^@property (--[\w-]+) \{/gm)].map(([, name]) => name);
  const colours = tokenGroups()
    .filter(({ areColours }) => areColours)
    .flatMap(({ tokens }) => tokens.map(({ name }) => name));
  expect(names.toSorted()).toEqual([...new Set([...steps, ...colours])].toSorted());
});
