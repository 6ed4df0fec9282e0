/** The bytes that a request wants, both ends included; `unsatisfiable` where the file has none of them. */
export type ByteRange = { first: number; last: number } | 'whole' | 'unsatisfiable';

const pattern = /^bytes=(\d*)-(\d*)$/;

/** Reads a `Range` header. Several ranges, and what is no range, count as none, as the standard allows. */
export function byteRange(header: string | null, size: number): ByteRange {
  const [whole, from = '', to = ''] = pattern.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (whole === undefined || (from === '' && to === '')) return 'whole';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? 'unsatisfiable' : { first, last };
}
