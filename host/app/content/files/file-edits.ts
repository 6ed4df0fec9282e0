import type { AuthoredFile } from '#src/api/authoring.ts';

/** A change of a list of files that an upload makes, or the user. */
export type FileEdit =
  | { type: 'add-file'; slot: string; file: AuthoredFile }
  /** Also ends an upload: the uploaded file takes the place of the unfinished one. */
  | { type: 'replace-file'; slot: string; key: string; by: AuthoredFile | null };

/** A provided file has no id of its own. */
export const fileKey = ({ id, url }: AuthoredFile) => id || url;
export const isUnfinished = ({ url }: AuthoredFile) => url === '';

/** The files of a slot after an edit. */
export function withFileEdited(files: readonly AuthoredFile[], edit: FileEdit): AuthoredFile[] {
  if (edit.type === 'add-file') return [...files, edit.file];
  const { key, by } = edit;
  return files.flatMap((file) => (fileKey(file) !== key ? [file] : by ? [by] : []));
}
