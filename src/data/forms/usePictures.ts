import { localMedia } from '../../rules/media-url.ts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { uploadImage } from '../../api/uploads.ts';
import { PortalError } from '../../http/errors.ts';
import { imageFault, type ImageRule } from '../../rules/image-file.ts';
import type { FileFault } from '../../rules/upload-file.ts';
import { pictureTexts } from '../../texts/pictures.ts';
import { fill } from '../../texts/texts.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { PictureItem } from '../../ui/fields/PictureField.tsx';
import type { FormDraft } from '../drafts/drafts.ts';
import { usePortal } from '../portal-context.ts';
import { imageUrl } from '../image-url.ts';
import { createPictureUploads, type PendingPicture, type PictureUploads } from './picture-uploads.ts';

/** An uploaded picture, as a draft keeps it. */
export const savedPicture = v.object({ url: v.string(), name: v.string() });
export type SavedPicture = v.InferOutput<typeof savedPicture>;

interface PicturesOptions {
  /** The form's draft, which keeps what is uploaded. */
  draft: FormDraft<{ pictures: readonly SavedPicture[] }>;
  rule: ImageRule;
  /** The maximal number of pictures; default: unlimited. */
  limit?: number;
  wrongType: string;
  /** Where they are kept beyond this mount; its holder closes them. */
  uploads?: PictureUploads;
}

export interface Pictures {
  items: readonly PictureItem[];
  /** Why files of the last choice were rejected; '' if none were. */
  fault: string;
  isUploading: boolean;
  hasFailed: boolean;
  /** More pictures than allowed, e.g. from a draft that was saved before the limit. */
  isOver: boolean;
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  retry: (id: string) => void;
}

let lastPosition = 0;

/** The pictures of a form: each is validated, uploaded at once, and can be removed or retried. */
export function usePictures(options: PicturesOptions): Pictures {
  const { draft, rule, limit = Infinity, wrongType } = options;
  const { setTyped } = draft;
  const saved = draft.typed.pictures ?? [];
  const { http, config } = usePortal();
  const words = useTexts(pictureTexts);
  const [own] = useState(createPictureUploads);
  const uploads = options.uploads ?? own;
  const { previews, order, running } = uploads;
  const pending = useSyncExternalStore(uploads.subscribe, uploads.getPending, uploads.getPending);
  const [fault, setFault] = useState('');
  const room = useRef(0);
  room.current = limit - saved.length - pending.length;

  useEffect(() => () => own.close(), [own]);

  const change = useCallback(
    (next: (known: readonly SavedPicture[]) => readonly SavedPicture[]) =>
      setTyped((typed) => ({ ...typed, pictures: next(typed.pictures ?? []) })),
    [setTyped],
  );

  const upload = useCallback(
    async ({ id, position, file, preview }: PendingPicture) => {
      const patch = (values: Partial<PendingPicture>) =>
        uploads.change((all) => all.map((one) => (one.id === id ? { ...one, ...values } : one)));
      const controller = new AbortController();
      running.set(id, controller);
      patch({ fault: '', progress: 0 });
      try {
        const response = await uploadImage(
          http,
          { file },
          { signal: controller.signal, silent: true, onProgress: (progress) => patch({ progress }) },
        );
        if (controller.signal.aborted) return;
        if (response.type !== 'success') throw new PortalError(response.message || words.uploadFailed);
        const { url } = response.data;
        previews.delete(id);
        previews.set(url, preview);
        uploads.change((all) => all.filter((one) => one.id !== id));
        order.set(url, position);
        const positionOf = (picture: SavedPicture) => order.get(picture.url) ?? 0;
        change((known) => [...known, { url, name: file.name }].sort((a, b) => positionOf(a) - positionOf(b)));
      } catch (error) {
        patch({ fault: (error instanceof PortalError && error.message) || words.uploadFailed });
      } finally {
        running.delete(id);
      }
    },
    [http, words, change, uploads, previews, order, running],
  );

  const add = useCallback(
    async (files: readonly File[]) => {
      const refusalOf = (fault: FileFault) =>
        fault === 'empty' ? words.empty : fault === 'unreadable' ? words.unreadable : fault && wrongType;
      const faults = await Promise.all(files.map((file) => imageFault(file, rule)));
      const right = files.filter((_, index) => faults[index] === null);
      const fitting = right.slice(0, Math.max(0, room.current));
      const refusals = new Set(faults.flatMap((fault) => refusalOf(fault) ?? []));
      if (refusals.size > 0) setFault([...refusals].join(' '));
      else setFault(fitting.length < right.length ? fill(words.tooMany, { limit }) : '');
      const added = fitting.map((file): PendingPicture => {
        const position = ++lastPosition;
        const id = `upload-${position}`;
        const preview = URL.createObjectURL(file);
        previews.set(id, preview);
        return { id, position, file, preview, progress: 0, fault: '' };
      });
      room.current -= added.length;
      uploads.change((all) => [...all, ...added]);
      for (const one of added) void upload(one);
    },
    [rule, wrongType, words, limit, upload, uploads, previews],
  );

  const remove = (id: string) => {
    running.get(id)?.abort();
    const preview = previews.get(id);
    if (preview) URL.revokeObjectURL(preview);
    previews.delete(id);
    setFault('');
    uploads.change((all) => all.filter((one) => one.id !== id));
    change((known) => known.filter(({ url }) => url !== id));
  };

  const items: PictureItem[] = [
    ...saved.map(({ url, name }) => ({
      id: url,
      name,
      preview: localMedia(previews.get(url)) || imageUrl(url, config),
      state: 'done' as const,
      progress: 1,
    })),
    ...pending.map(({ id, file, preview, progress, fault }) => ({
      id,
      name: file.name,
      preview: localMedia(preview),
      state: fault ? ('failed' as const) : ('uploading' as const),
      progress,
      fault,
    })),
  ];

  const isOver = items.length > limit;
  return {
    items,
    fault: fault || (isOver ? fill(words.tooMany, { limit }) : ''),
    isOver,
    isUploading: pending.some((one) => !one.fault),
    hasFailed: pending.some((one) => one.fault),
    add: useCallback((files) => void add(files), [add]),
    remove,
    retry: (id) => {
      const one = pending.find((known) => known.id === id);
      if (one?.fault) void upload(one);
    },
  };
}

/** Why a form cannot be sent with its pictures as they are. */
export function pictureError(
  { isOver, fault, hasFailed, isUploading }: Pictures,
  words: { uploadFailed: string; uploading: string },
): string | undefined {
  if (isOver) return fault;
  if (hasFailed) return words.uploadFailed;
  return isUploading ? words.uploading : undefined;
}
