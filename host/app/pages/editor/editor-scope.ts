import type { AuthoredContent } from '#src/api/authoring.ts';
import type { Edit } from './edit-content.ts';
import type { Uploads } from '../../content/files/useUploads.ts';

/**
 * The state of the editor that every field needs. It is passed as a property: with a context that changes with every key,
 * React looks for readers of it in all rows of a long list of chapters.
 */
export interface EditorScope {
  content: AuthoredContent;
  edit: (edit: Edit) => void;
  uploads: Uploads;
  /** The fault of a field, chapter or lesson; '' if there is none. */
  faultAt: (at: string) => string;
}
