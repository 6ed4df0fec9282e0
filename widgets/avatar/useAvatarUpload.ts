import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadAvatar } from '#src/api/uploads.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { AbortedError, PortalError, SignedOutError } from '#src/http/errors.ts';
import { configuredMedia } from '#src/rules/media-url.ts';
import { getAvatarVersion, renewAvatarVersion } from '#src/session/avatar-version.ts';
import { forgetMissingPictures } from '#src/ui/media/missing-pictures.ts';
import { avatarCropTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { avatarUrl } from '#src/data/useAvatarUrl.ts';

/** The JPEG quality. At this size a higher one adds bytes without visible detail. */
const QUALITY = 0.92;

export type UploadState =
  | { type: 'idle' }
  | { type: 'sending'; progress: number }
  | { type: 'failed'; message: string }
  | { type: 'stopped' };

/** Uploads a crop and updates every avatar on the page. */
export function useAvatarUpload(onDone: (detail: { url: string }) => void) {
  const { http, session, config } = usePortal();
  const words = useTexts(avatarCropTexts);
  const [state, setState] = useState<UploadState>({ type: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (crop: () => Promise<HTMLCanvasElement>) => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ type: 'sending', progress: 0 });
    try {
      const { userId } = session.getState();
      const base64 = (await crop()).toDataURL('image/jpeg', QUALITY);
      const answer = await uploadAvatar(
        http,
        { userId, base64 },
        {
          signal,
          silent: true,
          onProgress: (progress) => setState((now) => (now.type === 'sending' ? { ...now, progress } : now)),
        },
      );
      const { avatarBase } = await http.loadSettings();
      if (signal.aborted) return;
      if (answer.type !== 'success') throw new PortalError(answer.message || words.failed);
      const avatarVersion = renewAvatarVersion(session.getState().avatarVersion || getAvatarVersion());
      forgetMissingPictures();
      session.setState({ avatarVersion });
      onDone({ url: configuredMedia(avatarUrl(avatarBase, userId, avatarVersion), config.api) });
    } catch (error) {
      if (signal.aborted || error instanceof AbortedError) return;
      // A logged-out user sees the log-in note instead of an error.
      if (error instanceof SignedOutError && error.shown) return setState({ type: 'idle' });
      const message = error instanceof PortalError ? error.message : '';
      setState({ type: 'failed', message: message || words.failed });
    } finally {
      if (running.current === controller) running.current = null;
    }
  };

  return {
    state,
    send: (crop: () => Promise<HTMLCanvasElement>) => void send(crop),
    stop: useCallback(() => {
      running.current?.abort();
      running.current = null;
      setState({ type: 'stopped' });
    }, []),
    /** Clears the message of the last attempt. */
    forget: useCallback(() => setState((now) => (now.type === 'sending' ? now : { type: 'idle' })), []),
  };
}
