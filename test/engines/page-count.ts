import { inflateSync } from 'node:zlib';

/** The number of sheets of a PDF, whose objects may be in compressed streams. */
export function pageCount(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) =>
    unpack(packed),
  );
  return [text, ...streams].join('\n').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

function unpack(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  } catch {
    // A stream of another compression, e.g. that of a picture.
    return '';
  }
}
