import { constants, inflateSync } from 'node:zlib';

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
    // Not all of it need be there: a last byte that is a carriage return is taken for the end of the line.
    return inflateSync(Buffer.from(packed, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString(
      'latin1',
    );
  } catch {
    // A stream of another compression, e.g. that of a picture.
    return '';
  }
}
