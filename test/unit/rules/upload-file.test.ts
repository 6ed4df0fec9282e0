// @vitest-environment node
import { expect, it } from 'vitest';
import { attachmentFile, fileFault, videoFile } from '#src/rules/upload-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['a.mp4', '\0\0\0\x18ftypmp42', videoFile, null],
  ['A.MP4', '\0\0\0\x18ftypisom', videoFile, null],
  ['a.mov', '\0\0\0\x14ftypqt  ', videoFile, null],
  ['a.mov', '\0\0\0\x08wide\0\0', videoFile, null],
  ['a.webm', '\x1A\x45\xDF\xA3\x01', videoFile, null],
  ['a.mp4', '\x1A\x45\xDF\xA3\x01', videoFile, 'type'],
  ['a.webm', 'RIFF....WEBP', videoFile, 'type'],
  ['a.avi', 'RIFF....AVI ', videoFile, 'type'],
  ['a.mp4', '', videoFile, 'empty'],
  ['a.pdf', '', attachmentFile, 'empty'],
  ['a.exe', '', attachmentFile, 'type'],
  ['a.pdf', '%PDF-1.7', attachmentFile, null],
  ['a.docx', 'PK\x03\x04', attachmentFile, null],
  ['a.ppt', '\xD0\xCF\x11\xE0', attachmentFile, null],
  ['a.pdf', '<html>', attachmentFile, 'type'],
  ['a.exe', 'MZ', attachmentFile, 'type'],
] as const)('%s that begins with %j', async (name, start, rule, fault) => {
  expect(await fileFault(new File([bytes(start)], name), rule)).toBe(fault);
});

it('refuses a file that is too large before it reads it', async () => {
  const file = new File(['%PDF-'], 'a.pdf');
  expect(await fileFault(file, { ...attachmentFile, maxBytes: 5 })).toBeNull();
  expect(await fileFault(file, { ...attachmentFile, maxBytes: 4 })).toBe('size');
});

it('tells a file that cannot be read from one of a wrong type', async () => {
  const file = new File(['%PDF-'], 'a.pdf');
  file.slice = () => {
    throw new Error('gone');
  };
  expect(await fileFault(file, attachmentFile)).toBe('unreadable');
});
