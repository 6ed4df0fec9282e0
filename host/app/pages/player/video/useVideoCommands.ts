import { useCallback, useEffect, useState, type RefObject } from 'react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import type { CaptionTrack } from './captions.ts';
import type { VideoCommand } from './video-keys.ts';
import { stepRate, type VideoPreferences } from './video-preferences.ts';
import { clockTime } from './video-time.ts';
import { videoTexts } from './texts.ts';
import { VIDEO_HINT_MS } from '#host/app/limits.ts';

interface CommandParts {
  video: RefObject<HTMLVideoElement | null>;
  preferences: VideoPreferences;
  change: (some: Partial<VideoPreferences>) => void;
  captions: readonly CaptionTrack[];
  toggleFullscreen: () => Promise<void>;
  onNext: (() => void) | undefined;
}

/** Returns the function that the controls and the keys of a video call, and its short message on the video. */
export function useVideoCommands(parts: CommandParts): [run: (command: VideoCommand) => void, hint: string] {
  const { video, preferences, change, captions, toggleFullscreen, onNext } = parts;
  const words = useTexts(videoTexts);
  const [hint, say] = useHint();
  const run = useCallback(
    (command: VideoCommand) => {
      const { volume, isMuted, rate } = preferences;
      const element = video.current;
      if (!element) return;
      const refused = () => say(words.refused);
      switch (command.type) {
        case 'play':
          if (element.paused) element.play().catch(() => {});
          else element.pause();
          return;
        case 'seekBy':
        case 'seekTo': {
          const { duration, currentTime } = element;
          if (!Number.isFinite(duration)) return;
          const target = command.type === 'seekTo' ? command.share * duration : currentTime + command.by;
          element.currentTime = Math.min(duration, Math.max(0, target));
          say(clockTime(element.currentTime));
          return;
        }
        case 'volume': {
          const next = Math.min(1, Math.max(0, Math.round((volume + command.by) * 100) / 100));
          change({ volume: next, isMuted: next === 0 });
          say(fill(words.volumeHint, { percent: Math.round(next * 100) }));
          return;
        }
        case 'mute':
          change({ isMuted: !isMuted });
          say(isMuted ? words.unmuted : words.muted);
          return;
        case 'rate': {
          const next = stepRate(rate, command.by);
          change({ rate: next });
          say(fill(words.rateHint, { rate: next }));
          return;
        }
        case 'captions': {
          const isOn = captions.some(({ language }) => language === preferences.captions);
          const next = isOn ? undefined : captions[0];
          change({ captions: next?.language ?? '' });
          say(captions.length === 0 ? words.noCaptions : (next?.label ?? words.captionsOff));
          return;
        }
        case 'fullscreen':
          toggleFullscreen().catch(refused);
          return;
        case 'pictureInPicture':
          togglePictureInPicture(element).catch(refused);
          return;
        case 'next':
          onNext?.();
      }
    },
    [video, preferences, change, captions, toggleFullscreen, onNext, say, words],
  );
  return [run, hint];
}

async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  // oxlint-disable floor/newer -- its button is there only where the browser has it
  if (document.pictureInPictureElement) await document.exitPictureInPicture();
  else await video.requestPictureInPicture();
  // oxlint-enable floor/newer
}

/** A word on what a key has done, shown on the video for a moment and announced. */
function useHint(): [string, (text: string) => void] {
  const [hint, setHint] = useState({ text: '' });
  useEffect(() => {
    if (!hint.text) return undefined;
    const timer = setTimeout(() => setHint({ text: '' }), VIDEO_HINT_MS);
    return () => clearTimeout(timer);
  }, [hint]);
  return [hint.text, useCallback((text) => setHint({ text }), [])];
}
