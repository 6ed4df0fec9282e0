import { expect, test } from 'vitest';
import { declinedLink } from '#host/app/pages/login/declined-link.ts';

test.each([
  ['/index?orgCode=closed', '/index'],
  ['/search?searchVal=%E6%95%99&orgCode=closed#top', '/search?searchVal=%E6%95%99#top'],
  ['/space/point?orgCode=closed', '/space/point'],
  [
    '/authorize?redirect_uri=https%3A%2F%2Fa.example&orgCode=closed',
    '/authorize?redirect_uri=https%3A%2F%2Fa.example',
  ],
  ['/project?id=2001&orgCode=closed', '/'],
  ['/homePage/u-1?orgCode=closed', '/'],
  ['/login/index?redirect=%2Fspace&orgCode=closed', '/'],
  ['/404?orgCode=closed', '/'],
  ['/commonLogin?redirect=%2Fspace%2Fpoint', '/space/point'],
  ['/commonLogin?redirect=%2F%2Fevil.example', '/'],
  ['/commonLogin', '/'],
])('a user who declines %s goes on to %s', (address, target) => {
  expect(declinedLink(address, 'https://portal.example')).toBe(target);
});
