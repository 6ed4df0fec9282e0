import { createContext, useContext } from 'react';
import type { AuthoredContent } from '#src/api/authoring.ts';
import type { Edit } from './edit-content.ts';
import type { Uploads } from '../../content/files/useUploads.ts';

/** The state of the editor that every field needs. */
export interface EditorScope {
  content: AuthoredContent;
  edit: (edit: Edit) => void;
  uploads: Uploads;
  /** The fault of a field, chapter or lesson; '' if there is none. */
  faultAt: (at: string) => string;
}

export const EditorContext = createContext<EditorScope | null>(null);

export function useEditorScope(): EditorScope {
  const scope = useContext(EditorContext);
  if (!scope) throw new Error('useEditorScope outside an editor');
  return scope;
}
