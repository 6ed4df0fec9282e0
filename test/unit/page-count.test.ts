import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageCount } from '../engines/page-count.ts';

/** Two sheets whose compressed objects end with a byte, as those of one date of creation in 256 do. */
function objectsEndingWith(last: number): string {
  for (let date = 0; ; date++) {
    const packed = deflateSync(
      `<< /Type /Pages >> << /Type /Page >> << /CreationDate ${date} >> << /Type/Page>>`,
    );
    if (packed.at(-1) === last) return packed.toString('latin1');
  }
}

const inStream = (content: string) => `20 0 obj\n<< /Type /ObjStm >>\nstream\n${content}\nendstream\nendobj`;

test.each([
  ['plain', '<< /Type /Page >> << /Type /Pages >> << /Type /Page /Parent 1 0 R >>'],
  ['compressed', inStream(objectsEndingWith(0x41))],
  ['compressed to an end that looks like the end of a line', inStream(objectsEndingWith(0x0d))],
  ['beside a stream of another kind', inStream('\u00FF\u00D8') + inStream(objectsEndingWith(0x41))],
])('finds two sheets in objects that are %s', (_, text) => {
  expect(pageCount(Buffer.from(text, 'latin1'))).toBe(2);
});
