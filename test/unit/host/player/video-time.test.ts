import { expect, test } from 'vitest';
import { clockTime, seekTarget, spokenTime } from '#host/app/pages/player/video/video-time.ts';
import { videoTexts } from '#host/app/pages/player/video/texts.ts';

test.each([
  [0, '00:00', '0秒', '0 s'],
  [7.9, '00:07', '7秒', '7 s'],
  [65, '01:05', '1分 5秒', '1 min 5 s'],
  [120, '02:00', '2分', '2 min'],
  [3723, '1:02:03', '1小时 2分 3秒', '1 h 2 min 3 s'],
  [Number.NaN, '00:00', '0秒', '0 s'],
  [Number.POSITIVE_INFINITY, '00:00', '0秒', '0 s'],
])('%d s is %s, spoken %s or %s', (seconds, clock, chinese, english) => {
  expect(clockTime(seconds)).toBe(clock);
  expect(spokenTime(seconds, videoTexts['zh-CN'])).toBe(chinese);
  expect(spokenTime(seconds, videoTexts.en)).toBe(english);
});

test.each([
  ['ArrowRight', 15],
  ['ArrowUp', 15],
  ['ArrowLeft', 5],
  ['ArrowDown', 5],
  ['PageUp', 24],
  ['PageDown', 0],
  ['Home', 0],
  ['End', 24],
  ['k', undefined],
])('at 10 s of 24 s, %s on the seek bar goes to %s', (key, target) => {
  expect(seekTarget(key, 10, 24)).toBe(target);
});
