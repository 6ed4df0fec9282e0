import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pictureUrl } from '#host/sandbox/pictures/pictures.ts';
import { Header, headerDefinition } from '#widgets/header/index.ts';
import { eventually, show } from '../widget.tsx';

afterEach(() => page.viewport(1280, 720));

/** The logo of these proportions in a header of this width: its width and height, and those of its link. */
async function logoOf(proportion: string, width: number) {
  await page.viewport(width, 900);
  const logoUrl = new URL(pictureUrl('logo', proportion), window.location.href).href;
  const data = { orgId: '1', orgCode: 'demo', name: '青云区教研室', logoUrl };
  const { findByAltText, getByRole } = show(
    'React',
    { row: headerDefinition, component: Header },
    {
      as: 'teacher',
      props: { nav: true, search: true },
      prepare: (sandbox) =>
        sandbox.fault({
          method: 'GET',
          path: '/api/orgUser/org/getConfigByCode',
          body: { code: 200, msg: '', data },
        }),
    },
  );
  const picture = await findByAltText<HTMLImageElement>('青云区教研室');
  await eventually(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  const link = getByRole('link', { name: '青云区教研室首页' });
  return { picture, link };
}

test.each([
  ['1x4', 1440, 56],
  ['1x4', 390, 44],
])('a tall logo %s at %i px is as high as the header allows', async (proportion, width, height) => {
  const { picture, link } = await logoOf(proportion, width);
  await eventually(() => expect(picture.getBoundingClientRect().height).toBeCloseTo(height, 0));
  expect(picture.getBoundingClientRect().width).toBeCloseTo(height / 4, 0);
  const target = link.getBoundingClientRect();
  expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
});

test.each([
  [1440, 280],
  [390, 216],
])('a wide logo at %i px is at most %i px long, and keeps its proportions', async (width, longest) => {
  const { picture, link } = await logoOf('8x1', width);
  const box = picture.getBoundingClientRect();
  expect(box.width).toBeLessThanOrEqual(longest);
  // `object-fit: contain` would hide a box of another shape.
  expect(box.width / box.height).toBeCloseTo(8, 0);
  expect(link.getBoundingClientRect().right).toBeLessThan(width);
});
