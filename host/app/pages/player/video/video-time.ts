import { fill } from '#src/texts/texts.ts';

/** A time of a video as a clock shows it: `1:02:03`, `12:34`, `00:07`. */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}

interface TimeWords {
  hours: string;
  minutes: string;
  seconds: string;
}

/** A time of a video as a screen reader speaks it, e.g. 1分5秒. */
export function spokenTime(seconds: number, words: TimeWords): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [
    [Math.floor(whole / 3600), words.hours],
    [Math.floor(whole / 60) % 60, words.minutes],
    [whole % 60, words.seconds],
  ] as const;
  const said = parts.filter(([count], place) => count > 0 || (place === 2 && whole === 0));
  return said.map(([count, word]) => fill(word, { count })).join(' ');
}

/** The key steps of the seek bar; undefined for keys that do not move it. */
export function seekTarget(key: string, time: number, duration: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: time - 5,
    ArrowDown: time - 5,
    ArrowRight: time + 5,
    ArrowUp: time + 5,
    PageDown: time - 30,
    PageUp: time + 30,
    Home: 0,
    End: duration,
  };
  const target = steps[key];
  return target === undefined ? undefined : Math.min(duration, Math.max(0, target));
}
