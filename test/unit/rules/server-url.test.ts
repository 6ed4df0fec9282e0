import { expect, test } from 'vitest';
import { serverUrl } from '#src/rules/server-url.ts';
import type { SafeUrl } from '#src/rules/safe-url.ts';

test.each<[path: SafeUrl, api: string, url: string]>([
  ['/files/1.pdf', 'https://api.example', 'https://api.example/files/1.pdf'],
  ['https://files.example/1.pdf', 'https://api.example', 'https://files.example/1.pdf'],
  ['/files/1.pdf', '', '/files/1.pdf'],
  ['', 'https://api.example', ''],
  ['', '', ''],
  ['tel:110', 'https://api.example', ''],
])('%j on the server %j is %j', (path, api, url) => {
  expect(serverUrl(path, api)).toBe(url);
});
