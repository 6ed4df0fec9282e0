import { proxy, ref, subscribe } from 'valtio/vanilla';

/** A picture whose upload is under way or has failed. */
export interface PendingPicture {
  id: string;
  /** Increases with each picture: uploads may end in another order. */
  position: number;
  file: File;
  preview: string;
  progress: number;
  fault: string;
}

/** The uploads of one form. An owner that outlives the form's view holds them, so that leaving the view aborts none. */
export interface PictureUploads {
  getPending(): readonly PendingPicture[];
  subscribe(listener: () => void): () => void;
  change(next: (pending: readonly PendingPicture[]) => readonly PendingPicture[]): void;
  running: Map<string, AbortController>;
  /** Object URLs, by the id of a pending picture or the URL of an uploaded one. */
  previews: Map<string, string>;
  /** The position of an uploaded picture, by its URL. */
  order: Map<string, number>;
  /** Aborts the uploads and frees the previews. */
  close(): void;
}

export function createPictureUploads(): PictureUploads {
  const store = proxy<{ pending: readonly PendingPicture[] }>({ pending: ref([]) });
  const running = new Map<string, AbortController>();
  const previews = new Map<string, string>();
  return {
    getPending: () => store.pending,
    subscribe: (listener) => subscribe(store, listener, true),
    change(next) {
      store.pending = ref(next(store.pending));
    },
    running,
    previews,
    order: new Map(),
    close() {
      for (const upload of running.values()) upload.abort();
      for (const url of previews.values()) URL.revokeObjectURL(url);
      running.clear();
      previews.clear();
      // An `Activity` may show the form again, where none of them would ever end.
      store.pending = ref([]);
    },
  };
}
