import { claimedAddress, planted } from './attack.ts';

/** The facts that a back end is told of the caller; undefined where nothing may be told. */
export interface Told {
  for: string;
  host: string | undefined;
  proto: string | undefined;
}

const connection: Told = { for: '127.0.0.1', host: 'localhost', proto: 'http' };

/** Headers of a proxy that is trusted and yet hands on its client's own, and the facts that are believed. */
export const proxiedClaims: readonly (readonly [header: string, Told])[] = [
  ['X-Forwarded-For: 203.0.113.7', { ...connection, for: '203.0.113.7' }],
  [`X-Forwarded-For: ${claimedAddress}, 203.0.113.7`, { ...connection, for: '203.0.113.7' }],
  [`X-Forwarded-For: ${claimedAddress}, 203.0.113.7, 127.0.0.1`, { ...connection, for: '203.0.113.7' }],
  ['X-Forwarded-For: 203.0.113.7:4711', { ...connection, for: '203.0.113.7:4711' }],
  ['X-Forwarded-For: 2001:db8::1', { ...connection, for: '2001:db8::1' }],
  ['X-Forwarded-For: [2001:db8::1]:4711', { ...connection, for: '[2001:db8::1]:4711' }],
  [`X-Forwarded-For: ${planted}`, connection],
  [`X-Forwarded-For: 203.0.113.7, ${planted}`, connection],
  ['X-Forwarded-For: "><script>', connection],
  [`X-Forwarded-For: ${','.repeat(1000)}`, connection],
  ['X-Forwarded-Host: portal.example', { ...connection, host: 'portal.example' }],
  [`X-Forwarded-Host: ${planted}, portal.example`, { ...connection, host: 'portal.example' }],
  [`X-Forwarded-Host: ${planted}/path`, { ...connection, host: undefined, proto: undefined }],
  [`X-Forwarded-Host: user@${planted}`, { ...connection, host: undefined, proto: undefined }],
  [`X-Forwarded-Host: portal.example#${planted}`, { ...connection, host: undefined, proto: undefined }],
  ['X-Forwarded-Proto: https', { ...connection, proto: 'https' }],
  ['X-Forwarded-Proto: javascript', { ...connection, host: undefined, proto: undefined }],
  ['X-Forwarded-Proto: https, gopher', { ...connection, host: undefined, proto: undefined }],
  [`Forwarded: for=${claimedAddress};host=${planted};proto=https`, connection],
  [`X-Real-IP: ${claimedAddress}`, connection],
  ['Connection: X-Forwarded-For, X-Forwarded-Host, X-Forwarded-Proto', connection],
];
