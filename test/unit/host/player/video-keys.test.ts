import { describe, expect, it, test } from 'vitest';
import { videoCommand, type KeyPlace } from '#host/app/pages/player/video/video-keys.ts';

test.each([
  [' ', { type: 'play' }],
  ['k', { type: 'play' }],
  ['K', { type: 'play' }],
  ['j', { type: 'seekBy', by: -10 }],
  ['l', { type: 'seekBy', by: 10 }],
  ['ArrowLeft', { type: 'seekBy', by: -5 }],
  ['ArrowRight', { type: 'seekBy', by: 5 }],
  ['ArrowUp', { type: 'volume', by: 0.05 }],
  ['ArrowDown', { type: 'volume', by: -0.05 }],
  ['m', { type: 'mute' }],
  ['c', { type: 'captions' }],
  ['f', { type: 'fullscreen' }],
  ['i', { type: 'pictureInPicture' }],
  ['0', { type: 'seekTo', share: 0 }],
  ['9', { type: 'seekTo', share: 0.9 }],
  ['Home', { type: 'seekTo', share: 0 }],
  ['End', { type: 'seekTo', share: 1 }],
  ['<', { type: 'rate', by: -1 }],
  ['>', { type: 'rate', by: 1 }],
  ['N', { type: 'next' }],
  ['n', undefined],
  ['Enter', undefined],
  ['Tab', undefined],
  ['Escape', undefined],
])('on the video, %j does %j', (key, command) => {
  expect(videoCommand(key, 'video')).toEqual(command);
});

describe('where the focus means something else', () => {
  const works = (place: KeyPlace, keys: string) =>
    keys.split(',').map((key) => `${key === ' ' ? 'space' : key}:${videoCommand(key, place) ? 'yes' : 'no'}`);
  const keys = ' ,k,5,ArrowLeft,ArrowUp,Home';

  it.each<[KeyPlace, string[]]>([
    ['field', ['space:no', 'k:no', '5:no', 'ArrowLeft:no', 'ArrowUp:no', 'Home:no']],
    ['slider', ['space:no', 'k:yes', '5:yes', 'ArrowLeft:no', 'ArrowUp:no', 'Home:no']],
    ['videoControl', ['space:no', 'k:yes', '5:yes', 'ArrowLeft:yes', 'ArrowUp:yes', 'Home:yes']],
    ['otherControl', ['space:no', 'k:no', '5:no', 'ArrowLeft:no', 'ArrowUp:no', 'Home:no']],
    ['page', ['space:yes', 'k:no', '5:no', 'ArrowLeft:yes', 'ArrowUp:no', 'Home:no']],
  ])('%s', (place, expected) => {
    expect(works(place, keys)).toEqual(expected);
  });
});
