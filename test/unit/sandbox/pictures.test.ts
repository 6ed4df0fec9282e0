// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { drawPicture, pictureUrl } from '#host/sandbox/pictures/pictures.ts';
import { subjects } from '#host/sandbox/fixtures/subjects.ts';
import { sandboxAt } from './portal.ts';

const kinds = ['cover', 'banner', 'avatar', 'certificate', 'logo'] as const;

describe('pictures', () => {
  it.each(kinds)('draws the same %s for the same seed', (kind) => {
    expect(drawPicture(kind, 'math-7')).toBe(drawPicture(kind, 'math-7'));
  });

  it('draws different covers for different seeds', () => {
    const drawn = new Set(Array.from({ length: 20 }, (_, place) => drawPicture('cover', `math-${place}`)));
    expect(drawn.size).toBe(20);
  });

  it.each(subjects)('letters the cover of $name without overflow', ({ code, glyph }) => {
    expect(drawPicture('cover', `${code}-1`)).toContain(`>${glyph}<`);
    expect(glyph.length).toBeLessThanOrEqual(4);
  });

  it.each(kinds)('draws a %s without scripts, fonts or pictures from elsewhere', (kind) => {
    const drawn = drawPicture(kind, '"><script>alert(1)</script>') ?? '';
    expect(drawn).not.toMatch(/<script|@import|<image|href="(?!#)|NaN|undefined/);
  });

  it('is served where its address says, to be kept', async () => {
    const response = await sandboxAt().fetch(pictureUrl('cover', 'math-12'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe(drawPicture('cover', 'math-12'));
  });

  it('knows no other kinds', async () => {
    expect((await sandboxAt().fetch('/sandbox/pictures/toString/1.svg')).status).toBe(404);
  });
});
