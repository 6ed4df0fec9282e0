import { useEffect, type RefObject } from 'react';
import { isComposing } from '#src/ui/fields/composition.ts';

/** A command to the video; keys and buttons give the same ones. */
export type VideoCommand =
  | { type: 'play' | 'mute' | 'captions' | 'fullscreen' | 'pictureInPicture' | 'next' }
  /** In seconds. */
  | { type: 'seekBy'; by: number }
  /** A share of the video, from 0 to 1. */
  | { type: 'seekTo'; share: number }
  | { type: 'volume'; by: number }
  /** One step faster or slower. */
  | { type: 'rate'; by: 1 | -1 };

/**
 * Where the focus is when a key is pressed: in a text field or a select, on a slider of the video, on a control of the
 * video or of the page around it, on the video itself, or nowhere in particular.
 */
export type KeyPlace = 'field' | 'slider' | 'videoControl' | 'otherControl' | 'video' | 'page';

interface KeyRow {
  keys: readonly string[];
  command: VideoCommand;
  /**
   * `video` keys scroll the page elsewhere; `free` keys work a focused control. Letters and digits work in the player alone:
   * who speaks to the page, or hits a key by mistake, shall not play with it (WCAG 2.1.4).
   */
  only?: 'video' | 'free';
}

const digits = Array.from({ length: 10 }, (_, digit): KeyRow => ({
  keys: [String(digit)],
  command: { type: 'seekTo', share: digit / 10 },
}));

/** The keys of the usual players. */
const videoKeys: readonly KeyRow[] = [
  { keys: ['k', 'K'], command: { type: 'play' } },
  { keys: [' '], command: { type: 'play' }, only: 'free' },
  { keys: ['j', 'J'], command: { type: 'seekBy', by: -10 } },
  { keys: ['l', 'L'], command: { type: 'seekBy', by: 10 } },
  { keys: ['ArrowLeft'], command: { type: 'seekBy', by: -5 }, only: 'free' },
  { keys: ['ArrowRight'], command: { type: 'seekBy', by: 5 }, only: 'free' },
  { keys: ['ArrowUp'], command: { type: 'volume', by: 0.05 }, only: 'video' },
  { keys: ['ArrowDown'], command: { type: 'volume', by: -0.05 }, only: 'video' },
  { keys: ['Home'], command: { type: 'seekTo', share: 0 }, only: 'video' },
  { keys: ['End'], command: { type: 'seekTo', share: 1 }, only: 'video' },
  { keys: ['m', 'M'], command: { type: 'mute' } },
  { keys: ['c', 'C'], command: { type: 'captions' } },
  { keys: ['f', 'F'], command: { type: 'fullscreen' } },
  { keys: ['i', 'I'], command: { type: 'pictureInPicture' } },
  { keys: ['N'], command: { type: 'next' } },
  { keys: ['<'], command: { type: 'rate', by: -1 } },
  { keys: ['>'], command: { type: 'rate', by: 1 } },
  ...digits,
];

/** The places where a key of each kind works. A focused button has the space bar, a focused slider the arrows. */
const places: Record<NonNullable<KeyRow['only']> | 'inside', readonly KeyPlace[]> = {
  inside: ['slider', 'videoControl', 'video'],
  free: ['video', 'page'],
  video: ['video', 'videoControl'],
};

/** The arrows and the like work on the video's own buttons too, but the space bar presses them. */
const worksOnButtons = (key: string) => key.startsWith('Arrow');

export function videoCommand(key: string, place: KeyPlace): VideoCommand | undefined {
  const row = videoKeys.find(({ keys }) => keys.includes(key));
  if (!row) return undefined;
  const works =
    places[row.only ?? 'inside'].includes(place) || (place === 'videoControl' && worksOnButtons(key));
  return works ? row.command : undefined;
}

/** Runs the commands of the keys that are pressed on the page, unless they mean something where the focus is. */
export function useVideoKeys(
  stage: RefObject<HTMLElement | null>,
  run: (command: VideoCommand) => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
      if (event.defaultPrevented || isComposing(event) || hasModifier) return;
      const command = videoCommand(event.key, placeOf(event.target, stage.current));
      if (!command) return;
      event.preventDefault();
      // A key that is held down seeks on, but does not play and pause in turn.
      const goesOn = command.type === 'seekBy' || command.type === 'volume';
      if (!event.repeat || goesOn) run(command);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [stage, run]);
}

function placeOf(target: EventTarget | null, stage: HTMLElement | null): KeyPlace {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target.closest('dialog, [role=dialog], [role=menu]')) return 'field';
  const isInside = stage?.contains(target) ?? false;
  if (isInside && target.matches('input[type=range]')) return 'slider';
  if (target.isContentEditable || target.matches('input, select, textarea')) return 'field';
  if (target.closest('button, a[href], summary, [role=tab]'))
    return isInside ? 'videoControl' : 'otherControl';
  return isInside ? 'video' : 'page';
}
