import { expect, test } from 'vitest';
import { isPlaylist, linkedVideo } from '#host/app/pages/player/video/video-source.ts';

const origins = {
  own: 'https://portal.example',
  api: 'https://api.example/gateway',
  mediaOrigins: ['https://films.example'],
  paths: {},
};

test.each([
  ['/videos/a.webm', 'https://portal.example/videos/a.webm'],
  ['https://portal.example/a.mp4', 'https://portal.example/a.mp4'],
  ['https://api.example/a.mp4', 'https://api.example/a.mp4'],
  ['https://films.example/a.m3u8?token=1', 'https://films.example/a.m3u8?token=1'],
])('%s is played', (address, url) => {
  expect(linkedVideo(address, origins)).toEqual({ url });
});

test.each([
  [null, 'noAddress'],
  ['  ', 'noAddress'],
  ['javascript:alert(1)', 'malformed'],
  ['data:video/mp4;base64,AAAA', 'malformed'],
  ['blob:https://portal.example/1', 'malformed'],
  ['https://user:secret@portal.example/a.mp4', 'malformed'],
  ['https://', 'malformed'],
  ['//evil.example/a.mp4', 'foreign'],
  ['/\\evil.example/a.mp4', 'foreign'],
  ['https://evil.example/a.mp4', 'foreign'],
  ['https://films.example.evil.example/a.mp4', 'foreign'],
  ['https://films.example:8443/a.mp4', 'foreign'],
  ['http://films.example/a.mp4', 'foreign'],
  ['/api/auth/user/logout', 'foreign'],
  ['https://portal.example/x/..%2fapi/auth/user/logout', 'foreign'],
  ['https://api.example/gateway/api/auth/user/logout', 'foreign'],
])('%s is refused: %s', (address, refusal) => {
  expect(linkedVideo(address, origins)).toEqual({ refusal });
});

test.each([
  ['https://films.example/a.m3u8', true],
  ['/a.M3U8?x=1#t', true],
  ['/a.mp4?next=b.m3u8', false],
  ['/a.webm', false],
])('%s is an HLS playlist: %s', (url, expected) => {
  expect(isPlaylist(url)).toBe(expected);
});
