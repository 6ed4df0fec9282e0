import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitZoom, scrollAfterZoom, wheelFactor, zoomByKey } from '#host/app/pages/certificates/zoom.ts';
import { CERTIFICATE_ZOOM_MAX, CERTIFICATE_ZOOM_STEP } from '#host/app/limits.ts';

const key = (name: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('the zoom of a picture', () => {
  it.each([
    [0, 1],
    [0.5, 1],
    [1.25 / 1.25, 1],
    [2, 2],
    [99, CERTIFICATE_ZOOM_MAX],
  ])('is limited: %d is %d', (wish, zoom) => {
    expect(limitZoom(wish)).toBe(zoom);
  });

  it('is whole again after as many steps back', () => {
    let zoom = 1;
    for (let step = 0; step < 4; step++) zoom = limitZoom(zoom * CERTIFICATE_ZOOM_STEP);
    for (let step = 0; step < 4; step++) zoom = limitZoom(zoom / CERTIFICATE_ZOOM_STEP);
    expect(zoom).toBe(1);
  });

  it.each([
    [key('+'), 2, 2.5],
    [key('='), 2, 2.5],
    [key('-'), 2.5, 2],
    [key('_'), 2.5, 2],
    [key('-'), 1, 1],
    [key('0'), 3, 1],
    [key('+', { ctrlKey: true }), 2, null],
    [key('-', { metaKey: true }), 2, null],
    [key('0', { altKey: true }), 2, null],
    [key('ArrowLeft'), 2, null],
    [key('a'), 2, null],
  ])('follows the keys: %o at %d', (pressed, zoom, next) => {
    expect(zoomByKey(pressed, zoom)).toBe(next);
  });

  it.each([
    [-100, 0, CERTIFICATE_ZOOM_STEP],
    [100, 0, 1 / CERTIFICATE_ZOOM_STEP],
    [-3, 1, CERTIFICATE_ZOOM_STEP ** 0.99],
    [-5000, 0, CERTIFICATE_ZOOM_STEP],
    [0, 0, 1],
  ])('follows the wheel: %d in mode %d', (delta, mode, factor) => {
    expect(wheelFactor(delta, mode)).toBeCloseTo(factor);
  });

  it('keeps the point under the pointer', () => {
    const px = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(px, px, fc.double({ min: 1, max: 6, noNaN: true }), (scroll, at, ratio) => {
        const after = scrollAfterZoom(scroll, at, ratio);
        expect((after + at) / ratio).toBeCloseTo(scroll + at);
      }),
    );
  });
});
