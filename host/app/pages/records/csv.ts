import { BYTE_ORDER_MARK } from '../../download-file.ts';

/** Returns a CSV file (RFC 4180) that spreadsheets open as plain text. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  // A spreadsheet would run such a cell as a formula.
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
