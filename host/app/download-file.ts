/** Spreadsheets and some editors take a text without this mark for another encoding than UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Saves a file on the user's device. */
export function downloadFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Returns a file name that every system accepts. */
export function fileNameOf(title: string, extension: string): string {
  // oxlint-disable-next-line no-control-regex -- Windows accepts no control characters, so they have to be found.
  const name = title.replace(/[\u0000-\u001f\\/:*?"<>|\s]+/g, '-').replace(/^[-.]+|-+$/g, '');
  return `${name || 'file'}.${extension}`;
}
