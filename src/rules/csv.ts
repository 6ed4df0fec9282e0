/** Spreadsheets and some editors take a text without this mark for another encoding than UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** The type of a column: `code` for digits that are no amount, such as the number of an order, a card or a phone. */
export type CellType = 'text' | 'number' | 'code';

/** Returns a CSV file (RFC 4180) that spreadsheets open as it is shown: nothing runs, and no digit is lost. */
export function csvOf(lines: readonly (readonly string[])[], types: readonly CellType[] = []): string {
  const written = lines.map(
    (cells) => `${cells.map((cell, column) => quoted(cell, types[column])).join(',')}\r\n`,
  );
  return BYTE_ORDER_MARK + written.join('');
}

/** A spreadsheet would run such a cell as a formula, or lose its first sign. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;
/** A number or an amount of money, e.g. -2.5 and -¥1,200.00. */
const amount = /^[+-]? ?(?:[¥￥$€]|CN¥)? ?\d[\d,.]* ?%?$/;
/** A spreadsheet shows 11 digits and keeps 15, and no zero in front. */
const fragile = /^(?:\d{12,}|0\d+|\+[\d ()-]+)$/;

function quoted(cell: string, type: CellType = 'text'): string {
  return `"${shielded(cell, type).replaceAll('"', '""')}"`;
}

function shielded(cell: string, type: CellType): string {
  // A tab behind digits makes them text for Excel and WPS, and a parser trims it.
  if (fragile.test(cell) && (type === 'code' || !formula.test(cell))) return `${cell}\t`;
  if (type === 'number' && amount.test(cell)) return cell;
  return formula.test(cell) ? `'${cell}` : cell;
}
