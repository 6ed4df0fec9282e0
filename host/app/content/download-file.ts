import { setAddress } from '#src/rules/address-sinks.ts';
import { withoutUnseen } from '#src/rules/characters.ts';
import { DOWNLOAD_URL_LIFE_MS } from '../limits.ts';

/** Saves a file on the user's device. */
export function downloadFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  setAddress(link, url as `blob:${string}`);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_URL_LIFE_MS);
}

/** Returns a file name that every system accepts, without the marks of direction that would disguise its ending. */
export function fileNameOf(title: string, extension: string): string {
  // oxlint-disable-next-line no-control-regex -- Windows accepts no control characters, so they have to be found.
  const refused = /[\u0000-\u001f\\/:*?"<>|\s]+/g;
  const name = withoutUnseen(title)
    .replace(refused, '-')
    .replace(/^[-.]+|-+$/g, '');
  return `${name || 'file'}.${extension}`;
}
