import { useCallback } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from '#src/session/storage.ts';
import { useBrowserState } from '#src/ui/loading/hydration.ts';

/** The speeds on offer. */
export const VIDEO_RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

const schema = v.object({
  rate: v.picklist(VIDEO_RATES),
  volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  isMuted: v.boolean(),
  /** The language of the captions, '' if they are off. */
  captions: v.string(),
});

/** How this browser plays every video. */
export type VideoPreferences = v.InferOutput<typeof schema>;

const initial: VideoPreferences = { rate: 1, volume: 1, isMuted: false, captions: '' };

/** The preferences of the browser's user, and a function that changes some of them. */
export function useVideoPreferences(): [VideoPreferences, (change: Partial<VideoPreferences>) => void] {
  const [preferences, setPreferences] = useBrowserState(
    () => readStored('player', schema) ?? initial,
    initial,
  );
  const change = useCallback(
    (some: Partial<VideoPreferences>) =>
      setPreferences((former) => {
        const next = { ...former, ...some };
        writeStored('player', next);
        return next;
      }),
    [setPreferences],
  );
  return [preferences, change];
}

/** The next speed in a direction; the same at either end. */
export function stepRate(rate: VideoPreferences['rate'], by: 1 | -1): VideoPreferences['rate'] {
  return VIDEO_RATES[VIDEO_RATES.indexOf(rate) + by] ?? rate;
}
