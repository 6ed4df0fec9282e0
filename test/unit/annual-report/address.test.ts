import { expect, it } from 'vitest';
import { annualReportAddress } from '#widgets/annual-report/address.ts';

const here = 'https://school.example/index';

it.each([
  ['/external/annual-report', '', 'https://school.example/external/annual-report'],
  ['/external/annual-report', 'https://portal.example', 'https://portal.example/external/annual-report'],
  ['https://report.example/2026?u=1', 'https://portal.example', 'https://report.example/2026?u=1'],
  ['//report.example/2026', '', 'https://report.example/2026'],
  [' https://report.example/2026 ', '', 'https://report.example/2026'],
  ['', '', ''],
  [undefined, '', ''],
  ['javascript:alert(1)', '', ''],
  ['data:text/html,x', '', ''],
  ['https://', '', ''],
])('%s of the server %s is %s', (configured, api, expected) => {
  expect(annualReportAddress(configured, api, here)).toBe(expected);
});
