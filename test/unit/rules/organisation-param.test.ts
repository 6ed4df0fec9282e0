import { expect, test } from 'vitest';
import { namedOrganisation, withoutOrganisation } from '#src/rules/organisation-param.ts';

test.each([
  ['', ''],
  ['?', '?'],
  ['?a=1', '?a=1'],
  // Nothing to remove, so that not even an empty part is lost.
  ['?&a=1&&b', '?&a=1&&b'],
  ['?a=1?&b=+%20', '?a=1?&b=+%20'],
  ['?orgCode=demo', ''],
  ['?orgCode', ''],
  ['?orgCode=demo&a=1', '?a=1'],
  ['?a=1&orgCode=demo&b=+%20&orgCode=closed', '?a=1&b=+%20'],
  ['?%6FrgCode=demo&a=%E6%95%99', '?a=%E6%95%99'],
  ['?orgCodes=1&orgcode=2', '?orgCodes=1&orgcode=2'],
])('the query %j without its organisation is %j', (search, rest) => {
  expect(withoutOrganisation(search)).toBe(rest);
});

test.each([
  ['demo', 'demo', ''],
  ['closed', 'demo', 'closed'],
  ['demo', '', 'demo'],
  ['', '', ''],
])('an address names the organisation %j of a portal of %j as %j', (orgCode, portalOf, named) => {
  expect(namedOrganisation(orgCode, portalOf)).toBe(named);
});
