import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadAvatar } from '../../src/api/uploads.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import { AbortedError, PortalError, SignedOutError } from '../../src/http/errors.ts';
import { serverAddress } from '../../src/rules/url.ts';
import { readAvatarVersion, renewAvatarVersion } from '../../src/session/avatar-version.ts';
import { avatarCropTexts } from '../../src/texts/avatar-crop.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { avatarAddress } from '../../src/ui/avatar-url.ts';

/** In JPEG's own measure. At this size a finer picture weighs more and shows no more. */
const QUALITY = 0.92;

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; progress: number }
  | { kind: 'failed'; message: string }
  | { kind: 'stopped' };

/** Sends a crop to the server, and lets every avatar of the page show it. */
export function useAvatarUpload(onDone: (detail: { url: string }) => void) {
  const { http, session, config } = usePortal();
  const words = useTexts(avatarCropTexts);
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (crop: () => Promise<HTMLCanvasElement>) => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ kind: 'sending', progress: 0 });
    try {
      const { userId } = session.read();
      const base64 = (await crop()).toDataURL('image/jpeg', QUALITY);
      const answer = await uploadAvatar(
        http,
        { userId, base64 },
        {
          signal,
          silent: true,
          onProgress: (progress) => setState((now) => (now.kind === 'sending' ? { ...now, progress } : now)),
        },
      );
      if (signal.aborted) return;
      if (answer.kind !== 'success') throw new PortalError(answer.message || words.failed);
      const avatarVersion = renewAvatarVersion(session.read().avatarVersion || readAvatarVersion());
      session.set({ avatarVersion });
      onDone({ url: serverAddress(avatarAddress(config.avatarBase, userId, avatarVersion), config.api) });
    } catch (error) {
      if (signal.aborted || error instanceof AbortedError) return;
      // Who is signed out is told so in place of a failure.
      if (error instanceof SignedOutError) return setState({ kind: 'idle' });
      const message = error instanceof PortalError ? error.message : '';
      setState({ kind: 'failed', message: message || words.failed });
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
      setState({ kind: 'stopped' });
    }, []),
    /** What was said of the last attempt holds no longer. */
    forget: useCallback(() => setState((now) => (now.kind === 'sending' ? now : { kind: 'idle' })), []),
  };
}
