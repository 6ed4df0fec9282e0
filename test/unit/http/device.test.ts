import { expect, test } from 'vitest';
import { deviceCode, isMobileAgent } from '#src/http/device.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${windows} Chrome/156.0.0.0 Safari/537.36`, 'Chrome 156', false],
  [`${windows} HeadlessChrome/156.0.0.0 Safari/537.36`, 'Chrome 156', false],
  [`${windows} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.1.2`, 'Edge 156', false],
  [`${windows} Chrome/150.0.0.0 Safari/537.36 OPR/120.0`, 'Opera 120', false],
  [`${windows} Chrome/123.0.0.0 Safari/537.36 QQBrowser/19.2`, 'QQBrowser 19', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145', false],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari 19',
    false,
  ],
  [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari 18', true],
  [`${iphone} CriOS/156.0 Mobile/15E148 Safari/604.1`, 'Chrome 156', true],
  [`${iphone} Mobile/15E148 MicroMessenger/8.0.60`, 'WeChat 8', true],
  [`${android} Chrome/156.0.0.0 Mobile Safari/537.36`, 'Chrome 156', true],
  [`${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'Samsung Internet 27', true],
  ['something else', 'Unknown 0', false],
])('%s', (userAgent, code, mobile) => {
  expect(deviceCode(userAgent)).toBe(code);
  expect(isMobileAgent(userAgent)).toBe(mobile);
});
