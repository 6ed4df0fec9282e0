import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, parseCertificateImage } from '#host/app/pages/certificates/certificate-image.ts';

const base64Of = (content: string | readonly number[]) =>
  Buffer.from(typeof content === 'string' ? content : Uint8Array.from(content)).toString('base64');

const png = base64Of([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const jpg = base64Of([0xff, 0xd8, 0xff, 0xe0, 0, 0]);
const gif = base64Of('GIF89a..');
const webp = base64Of('RIFF....WEBPVP8 ');
const svg = base64Of('<svg xmlns="http://www.w3.org/2000/svg"/>');

describe('the picture of a certificate', () => {
  it.each([
    ['bare base64', png, 'png'],
    ['base64 in lines', `${png.slice(0, 6)}\r\n${png.slice(6)}\n`, 'png'],
    ['a data URL', `data:image/png;base64,${png}`, 'png'],
    ['a data URL with parameters', `DATA:image/png;name=x.png;base64,${png}`, 'png'],
    ['a data URL with the wrong type', `data:text/html;base64,${jpg}`, 'jpg'],
    ['a GIF', gif, 'gif'],
    ['a BMP', base64Of('BM......'), 'bmp'],
    ['a WebP', webp, 'webp'],
    ['an SVG', svg, 'svg'],
    [
      'an SVG with a declaration',
      base64Of('\uFEFF<?xml version="1.0"?>\n<!-- a\nb --><!DOCTYPE svg>\n<svg width="1">'),
      'svg',
    ],
  ])('is known by its first bytes: %s', (_, text, type) => {
    const image = parseCertificateImage(text);
    expect(image).toMatchObject({ type });
    expect(image?.url).toMatch(/^data:image\/[a-z+]+;base64,[A-Za-z0-9+/]+=*$/);
  });

  it.each([
    ['nothing', ''],
    ['an empty data URL', 'data:image/png;base64,'],
    ['HTML', base64Of('<!doctype html><html><body>502</body></html>')],
    ['HTML that says it is a picture', `data:image/png;base64,${base64Of('<html><svg></svg></html>')}`],
    ['a script', `data:image/svg+xml;base64,${base64Of('alert(1)//<svg ')}`],
    ['a PDF', base64Of('%PDF-1.7')],
    ['an address', 'https://example.com/certificate.png'],
    ['a script’s address', 'javascript:alert(1)'],
    ['a data URL of text', 'data:image/svg+xml,%3Csvg%3E'],
    ['base64 that is broken', `${png}*`],
    ['one character', 'A'],
  ])('is none: %s', (_, text) => {
    expect(parseCertificateImage(text)).toBeNull();
  });

  it('never is a URL of another type than a picture, whatever arrives', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.uint8Array().map((bytes) => base64Of([...bytes])),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const image = parseCertificateImage(text);
        return image === null || /^data:image\/(png|jpeg|gif|bmp|webp|svg\+xml);base64,/.test(image.url);
      }),
    );
  });

  it('keeps its bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect([...bytesOf(base64Of([...bytes]))]).toEqual([...bytes]);
      }),
    );
    expect(bytesOf('*')).toHaveLength(0);
  });
});
