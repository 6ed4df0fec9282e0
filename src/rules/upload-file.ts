import { VIDEO_MAX_BYTES, ATTACHMENT_MAX_BYTES } from './limits.ts';

/** The videos and documents that may be uploaded, recognised by name and first bytes. */
export interface FileRule {
  types: readonly FileType[];
  /** In bytes. */
  maxBytes: number;
}

export const videoFile: FileRule = { types: ['mp4', 'webm', 'mov'], maxBytes: VIDEO_MAX_BYTES };
export const attachmentFile: FileRule = {
  types: ['pdf', 'docx', 'pptx', 'xlsx', 'doc', 'ppt', 'xls', 'zip'],
  maxBytes: ATTACHMENT_MAX_BYTES,
};

/** Text at a position of the first bytes, as Latin-1. */
type Signature = readonly [position: number, text: string];

const zip: readonly Signature[] = [[0, 'PK\x03\x04']];
const compound: readonly Signature[] = [[0, '\xD0\xCF\x11\xE0']];
const boxes = ['moov', 'mdat', 'wide', 'free', 'skip'].map((box): Signature => [4, box]);

const signatures = {
  mp4: [[4, 'ftyp']],
  webm: [[0, '\x1A\x45\xDF\xA3']],
  // Older cameras write no `ftyp`.
  mov: [[4, 'ftyp'], ...boxes],
  pdf: [[0, '%PDF-']],
  docx: zip,
  pptx: zip,
  xlsx: zip,
  zip,
  doc: compound,
  ppt: compound,
  xls: compound,
} satisfies Record<string, readonly Signature[]>;
export type FileType = keyof typeof signatures;

/** Why a file is refused; null: it is accepted. */
export type FileFault = 'type' | 'size' | 'empty' | 'unreadable' | null;

export async function fileFault(file: File, { types, maxBytes }: FileRule): Promise<FileFault> {
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  const type = types.find((one) => one === extension);
  if (!type) return 'type';
  if (file.size > maxBytes) return 'size';
  if (file.size === 0) return 'empty';
  try {
    const first = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));
    return signatures[type].some(([position, text]) => first.startsWith(text, position)) ? null : 'type';
  } catch {
    return 'unreadable';
  }
}
