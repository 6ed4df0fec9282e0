import { expect, test } from 'vitest';
import { imageUrl, imageUrls } from '#src/data/image-url.ts';

const elsewhere = { api: 'https://api.example', paths: {} };
const here = { api: '', paths: {} };

test.each([
  [undefined, elsewhere, ''],
  [null, elsewhere, ''],
  ['', elsewhere, ''],
  ['', here, ''],
  ['/files/1.png', elsewhere, 'https://api.example/files/1.png'],
  ['https://cdn.example/1.png', elsewhere, 'https://cdn.example/1.png'],
  ['javascript:alert(1)', elsewhere, ''],
  ['/files/1.png', here, '/files/1.png'],
  ['javascript:alert(1)', here, ''],
])('the picture %j of a server %j is at %j', (url, server, expected) => {
  expect(imageUrl(url, server)).toBe(expected);
});

test('a list of pictures has those that may be requested', () => {
  expect(imageUrls('/1.png,javascript:alert(1),,/2.png', elsewhere)).toEqual([
    'https://api.example/1.png',
    'https://api.example/2.png',
  ]);
  expect(imageUrls('', elsewhere)).toEqual([]);
});
