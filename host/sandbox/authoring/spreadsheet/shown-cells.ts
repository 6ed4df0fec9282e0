// The build for browsers: the sandbox runs in pages too, and the package must not import modules of Node.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser';
import { CELL_ERROR } from './cell-error.ts';
import { builtInFormat, shownNumber } from './number-format.ts';

/**
 * Excel stores a number and its format. Writes into each cell what Excel shows, so that a reader takes `007`, `50%` and
 * `2026/3/1` as they are seen; a cell that shows an error gets `CELL_ERROR` and the reason.
 */
export function withShownCells(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(file);
  const text = (path: string) => (parts[path] ? strFromU8(parts[path]) : '');
  const formats = formatsOf(text('xl/styles.xml'));
  const is1904 = /<(?:\w+:)?workbookPr\b[^>]*\bdate1904="(?:1|true)"/.test(text('xl/workbook.xml'));
  for (const path of Object.keys(parts).filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))) {
    parts[path] = strToU8(
      text(path).replaceAll(
        /<((?:\w+:)?)c\b((?:\s[^<>]*?)?)>((?:(?!<\/(?:\w+:)?c>)[^])*)<\/(?:\w+:)?c>/g,
        (cell: string, prefix: string, attributes: string, content: string) => {
          const shown = shownText(attributes, content, formats, is1904);
          if (shown === undefined) return cell;
          const address = /\br="[^"]*"/.exec(attributes)?.[0] ?? '';
          return `<${prefix}c ${address} t="inlineStr"><${prefix}is><${prefix}t xml:space="preserve">${escaped(shown)}</${prefix}t></${prefix}is></${prefix}c>`;
        },
      ),
    );
  }
  return zipSync(parts);
}

/** The text that Excel shows for a number, date or formula; undefined for text and for an empty cell. */
function shownText(
  attributes: string,
  content: string,
  formats: readonly string[],
  is1904: boolean,
): string | undefined {
  const type = /\bt="([^"]*)"/.exec(attributes)?.[1] ?? 'n';
  const value = /<(?:\w+:)?v\b[^>]*>([^<]*)</.exec(content)?.[1];
  if (value === undefined || value === '')
    return /<(?:\w+:)?f\b/.test(content) && type !== 'str' ? `${CELL_ERROR}公式没有结果` : undefined;
  if (type === 'e') return `${CELL_ERROR}${value}`;
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return `${CELL_ERROR}不支持的日期`;
  if (type !== 'n') return undefined;
  const format = formats[Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? 0)] ?? 'General';
  return shownNumber(Number(value), format, is1904) ?? `${CELL_ERROR}不支持的数字格式 ${format}`;
}

/** The format of each style of cells. */
function formatsOf(styles: string): string[] {
  const own = new Map(
    [...styles.matchAll(/<(?:\w+:)?numFmt\b([^>]*)>/g)].map(([, attributes = '']) => [
      /\bnumFmtId="(\d+)"/.exec(attributes)?.[1],
      unescaped(/\bformatCode="([^"]*)"/.exec(attributes)?.[1] ?? ''),
    ]),
  );
  const [, cells = ''] = /<(?:\w+:)?cellXfs\b[^>]*>([^]*?)<\/(?:\w+:)?cellXfs>/.exec(styles) ?? [];
  return [...cells.matchAll(/<(?:\w+:)?xf\b([^>]*)>/g)].map(([, attributes = '']) => {
    const id = /\bnumFmtId="(\d+)"/.exec(attributes)?.[1] ?? '0';
    return own.get(id) ?? builtInFormat(Number(id)) ?? `#${id}`;
  });
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '');
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_, decimal, hex, name: string | undefined) =>
    name ? (named[name] ?? '') : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}
