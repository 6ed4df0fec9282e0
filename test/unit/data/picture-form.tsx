import { Activity, useCallback, useState, type ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';
import type { FormDraft } from '#src/data/drafts/drafts.ts';
import type { PictureUploads } from '#src/data/forms/picture-uploads.ts';
import { usePictures, type SavedPicture } from '#src/data/forms/usePictures.ts';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import { feedbackImage as rule } from '#src/rules/image-file.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { eventually } from '../../eventually.ts';
import { good, openPortal } from '../session/server.ts';

export const png = (name: string) =>
  new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], name, {
    type: 'image/png',
  });

/** The response to an upload. */
export const stored = (url: string) => good({ url });

/** Counts the object URLs of each test from 1; the result holds those that are freed. */
export function watchObjectUrls(): string[] {
  const revoked: string[] = [];
  beforeEach(() => {
    let made = 0;
    revoked.length = 0;
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`);
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
  });
  afterEach(() => void vi.restoreAllMocks());
  return revoked;
}

type Pictures = { pictures: readonly SavedPicture[] };
type Typed = FormDraft<Pictures>['typed'];

interface PictureFormOptions {
  limit?: number;
  /** The pictures of the draft; undefined: it has none yet. */
  saved?: readonly SavedPicture[];
  uploads?: PictureUploads;
}

/** A form with pictures, whose uploads end when the test says so. */
export function openPictureForm({ limit, saved, uploads }: PictureFormOptions = {}) {
  const finishes: ((answer: unknown) => void)[] = [];
  const { portal, asked } = openPortal(() => new Promise((resolve) => finishes.push(resolve)), {
    api: 'https://portal.example',
  });
  onTestFinished(() => portal.close());
  let mode: 'visible' | 'hidden' = 'visible';
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalProvider portal={portal}>
      <Activity mode={mode}>{children}</Activity>
    </PortalProvider>
  );
  function usePictureForm(user: string) {
    const [drafts, setDrafts] = useState<Readonly<Record<string, Typed>>>({
      chen: saved ? { pictures: saved } : {},
    });
    const typed = drafts[user] ?? {};
    const setTyped = useCallback<FormDraft<Pictures>['setTyped']>(
      (next) => setDrafts((all) => ({ ...all, [user]: next(all[user] ?? {}) })),
      [user],
    );
    const pictures = usePictures({ draft: { typed, setTyped }, rule, limit, wrongType: '类型不对', uploads });
    return { drafts, typed, toast: useToast(), ...pictures };
  }
  const { result, rerender, unmount } = renderHook(usePictureForm, { wrapper, initialProps: 'chen' });
  return {
    result,
    asked,
    unmount,
    /** Another user has another draft. */
    enter: (user: string) => rerender(user),
    show(as: typeof mode) {
      mode = as;
      rerender('chen');
    },
    add: (...files: File[]) => act(async () => result.current.add(files)),
    names: () => result.current.items.map(({ name, state }) => `${name} ${state}`),
    idOf: (name: string) => result.current.items.find((one) => one.name === name)?.id ?? '',
    begun: (count: number) => eventually(() => expect(finishes).toHaveLength(count)),
    finish: (index: number, answer: unknown) => act(async () => finishes[index]?.(answer)),
  };
}
