import { useCallback, useEffect } from 'react';
import {
  readStored,
  storageName,
  writeStored,
  type PlayerStorageKey,
} from '../../../../../src/session/storage.ts';
import { useBrowserState } from '../../../../../src/ui/hydration.ts';
import { notesSchema, type Note } from './notes.ts';

export type ChangeNotes = (change: (notes: readonly Note[]) => Note[]) => boolean;

const none: readonly Note[] = [];

/** The user's notes on an item, kept in this browser, and a function that changes them; false if it cannot store them. */
export function useNotes(owner: string, subject: string): [readonly Note[], ChangeNotes] {
  const key: PlayerStorageKey = `notes:${owner}:${subject}`;
  const [notes, setNotes] = useBrowserState<readonly Note[]>(() => readNotes(key), none);
  useEffect(() => {
    const follow = ({ key: changed }: StorageEvent) => {
      if (changed === storageName(key)) setNotes(readNotes(key));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key, setNotes]);
  const change = useCallback<ChangeNotes>(
    (change) => {
      // Read again: another tab may have written a note meanwhile.
      const next = change(readNotes(key));
      const isStored = writeStored(key, next);
      if (isStored) setNotes(next);
      return isStored;
    },
    [key, setNotes],
  );
  return [notes, change];
}

const readNotes = (key: PlayerStorageKey): readonly Note[] => readStored(key, notesSchema) ?? none;
