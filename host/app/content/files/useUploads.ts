import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AuthoredFile } from '#src/api/authoring.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { AbortedError, PortalError } from '#src/http/errors.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { newKey } from '#src/rules/new-key.ts';
import { fileKey, isUnfinished, type FileEdit } from './file-edits.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { filesTexts } from './texts.ts';
import { fileKinds, type FileKind } from './file-kinds.ts';

interface Running {
  slot: string;
  kind: FileKind;
  file: File;
  controller: AbortController;
}

export interface UploadState {
  /** From 0 to 1. */
  progress: number;
  /** Why it failed; '' while it runs. */
  fault: string;
}

export interface Uploads {
  /** By the id of the unfinished file; one without a state was interrupted by leaving the page. */
  states: Readonly<Record<string, UploadState>>;
  isBusy: boolean;
  add: (slot: string, kind: FileKind, file: File) => void;
  retry: (id: string) => void;
  /** Removes a file from the document, and ends its upload. */
  drop: (slot: string, file: AuthoredFile) => void;
  /** Removes it from the server too, where no published version can need it; rejects with a PortalError. */
  remove: (slot: string, kind: FileKind, file: AuthoredFile) => Promise<void>;
}

/** The uploads of a document, each of which ends as an edit. */
export function useUploads(edit: (edit: FileEdit) => void, isPublished: boolean): Uploads {
  const { uploadFailed } = useTexts(filesTexts);
  const { http, language } = usePortal();
  const [states, setStates] = useState<Readonly<Record<string, UploadState>>>({});
  const running = useRef(new Map<string, Running>());

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const { controller } of all.values()) controller.abort();
    };
  }, []);

  const forget = useCallback((id: string) => {
    running.current.delete(id);
    setStates((all) => Object.fromEntries(Object.entries(all).filter(([one]) => one !== id)));
  }, []);

  const upload = useCallback(
    async (id: string, { slot, kind, file, controller }: Running) => {
      const show = (state: UploadState) => setStates((all) => ({ ...all, [id]: state }));
      show({ progress: 0, fault: '' });
      try {
        const options = {
          signal: controller.signal,
          silent: true,
          onProgress: (progress: number) => show({ progress, fault: '' }),
        };
        const done = unwrap(await fileKinds[kind].upload(http, { file }, options), language);
        if (controller.signal.aborted) return;
        const by = { id: done.id ?? '', url: done.url, name: done.fileName || file.name };
        edit({ type: 'replace-file', slot, key: id, by });
        forget(id);
      } catch (error) {
        if (!(error instanceof PortalError)) throw error;
        if (error instanceof AbortedError || controller.signal.aborted) return;
        show({ progress: 0, fault: error.message || uploadFailed });
      }
    },
    [http, language, edit, forget, uploadFailed],
  );

  // The rows of a long list compare it.
  return useMemo(() => {
    const drop = (slot: string, file: AuthoredFile) => {
      running.current.get(file.id)?.controller.abort();
      forget(file.id);
      edit({ type: 'replace-file', slot, key: fileKey(file), by: null });
    };
    return {
      states,
      isBusy: Object.values(states).some(({ fault }) => fault === ''),
      add: (slot, kind, file) => {
        const id = newKey();
        const one = { slot, kind, file, controller: new AbortController() };
        running.current.set(id, one);
        edit({ type: 'add-file', slot, file: { id, url: '', name: file.name } });
        void upload(id, one);
      },
      retry: (id) => {
        const one = running.current.get(id);
        if (one) void upload(id, one);
      },
      drop,
      remove: async (slot, kind, file) => {
        const isOnServer = file.id !== '' && !isUnfinished(file);
        if (isOnServer && !isPublished) await fileKinds[kind].remove(http, { id: file.id }, { silent: true });
        drop(slot, file);
      },
    };
  }, [states, isPublished, http, edit, forget, upload]);
}
