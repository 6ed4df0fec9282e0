import { localMedia, type MediaUrl } from '#src/rules/media-url.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { avatarImage, imageFault } from '#src/rules/image-file.ts';
import { shrink } from './shrink.ts';
import { SHRINKABLE_MAX_BYTES } from '#src/rules/limits.ts';

export type FileFault =
  /** If `file` is set, the user can have it shrunk. */
  | { type: 'size'; bytes: number; file: File | null }
  /** `broken`, `shrink`: the type was right, but the file cannot be opened or shrunk. */
  | { type: 'type' | 'empty' | 'broken' | 'shrink' };

export interface PictureFile {
  /** The object URL of the picture to crop; '' if none is chosen. */
  url: MediaUrl;
  fault: FileFault | null;
  isShrinking: boolean;
  choose: (files: readonly File[]) => void;
  shrink: (file: File) => void;
  /** Clears the message about the last file. */
  forget: () => void;
  /** Rejects a URL that turned out to hold no picture. */
  refuse: (url: string) => void;
}

/** Holds the picture that was chosen, dropped or pasted. An invalid file does not replace the previous picture. */
export function usePictureFile(): PictureFile {
  const [url, setUrl] = useState('');
  const [fault, setFault] = useState<FileFault | null>(null);
  const [isShrinking, setShrinking] = useState(false);
  const last = useRef('');
  // The later of two choices wins, whichever is decoded first.
  const turn = useRef(0);

  const show = useCallback((next: string) => {
    if (last.current) URL.revokeObjectURL(last.current);
    last.current = next;
    setUrl(next);
  }, []);

  useEffect(
    () => () => {
      turn.current += 1;
      if (last.current) URL.revokeObjectURL(last.current);
      last.current = '';
    },
    [],
  );

  const take = useCallback(
    async (file: File, read: (file: File) => Promise<File | FileFault>) => {
      const mine = ++turn.current;
      const result = await read(file);
      if (mine !== turn.current) return;
      setShrinking(false);
      if (result instanceof File) {
        setFault(null);
        show(URL.createObjectURL(result));
      } else setFault(result);
    },
    [show],
  );

  return {
    url: localMedia(url),
    fault,
    isShrinking,
    choose: useCallback(
      ([file]: readonly File[]) => {
        if (file) void take(file, checked);
      },
      [take],
    ),
    shrink: useCallback(
      (file: File) => {
        setShrinking(true);
        void take(file, shrunk);
      },
      [take],
    ),
    forget: useCallback(() => {
      turn.current += 1;
      setShrinking(false);
      setFault(null);
    }, []),
    refuse: useCallback(
      (broken: string) => {
        if (broken !== last.current) return;
        setFault({ type: 'broken' });
        show('');
      },
      [show],
    ),
  };
}

async function checked(file: File): Promise<File | FileFault> {
  const kind = await imageFault(file, avatarImage);
  if (kind === null) return file;
  if (kind === 'unreadable') return { type: 'broken' };
  if (kind !== 'size') return { type: kind };
  return { type: kind, bytes: file.size, file: file.size <= SHRINKABLE_MAX_BYTES ? file : null };
}

async function shrunk(file: File): Promise<File | FileFault> {
  const kind = await imageFault(file, { types: avatarImage.types });
  if (kind !== null) return { type: kind === 'type' ? 'type' : 'broken' };
  return shrink(file, avatarImage).catch((): FileFault => ({ type: 'shrink' }));
}
