import {
  ChevronDown,
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  SkipForward,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useBrowserState } from '#src/ui/loading/hydration.ts';
import type { CaptionTrack } from './captions.ts';
import type { VideoCommand } from './video-keys.ts';
import { type VideoPreferences, VIDEO_RATES } from './video-preferences.ts';
import type { VideoState } from './video-state.ts';
import { SeekBar } from './SeekBar.tsx';
import { videoTexts } from './texts.ts';

interface VideoControlsProps {
  state: VideoState;
  preferences: VideoPreferences;
  change: (some: Partial<VideoPreferences>) => void;
  captions: readonly CaptionTrack[];
  isFullscreen: boolean;
  /** The title of the next lesson, if there is one. */
  next: string | undefined;
  run: (command: VideoCommand) => void;
  now: () => number;
  onSeek: (time: number) => void;
}

/** The control bar of a video. */
export function VideoControls(props: VideoControlsProps) {
  const { state, preferences, change, captions, isFullscreen, next, run, now, onSeek } = props;
  const { volume, isMuted, rate } = preferences;
  const words = useTexts(videoTexts);
  const [hasPictureInPicture] = useBrowserState(() => document.pictureInPictureEnabled ?? false, false);
  const playLabel = state.isEnded ? words.replay : state.isPaused ? words.play : words.pause;
  const PlayIcon = state.isEnded ? RotateCcw : state.isPaused ? Play : Pause;
  const isSilent = isMuted || volume === 0;
  const chosen = captions.find(({ language }) => language === preferences.captions)?.language ?? '';
  return (
    <div className="portal-video-bar" role="group" aria-label={words.controls}>
      <SeekBar
        time={state.time}
        duration={state.duration}
        buffered={state.buffered}
        now={now}
        onSeek={onSeek}
      />
      <div className="portal-video-buttons">
        <VideoButton
          label={playLabel}
          shortcut="k"
          icon={<PlayIcon aria-hidden="true" />}
          onClick={() => run({ type: 'play' })}
        />
        {next === undefined ? null : (
          <VideoButton
            label={fill(words.next, { title: next })}
            shortcut="Shift+N"
            icon={<SkipForward aria-hidden="true" />}
            onClick={() => run({ type: 'next' })}
          />
        )}
        <VideoButton
          label={isSilent ? words.unmute : words.mute}
          shortcut="m"
          icon={isSilent ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
          onClick={() => (volume === 0 ? change({ volume: 0.5, isMuted: false }) : run({ type: 'mute' }))}
        />
        <input
          className="portal-video-volume"
          type="range"
          aria-label={words.volume}
          aria-valuetext={fill(words.percent, { percent: isMuted ? 0 : Math.round(volume * 100) })}
          min={0}
          max={1}
          step={0.05}
          value={isMuted ? 0 : volume}
          onChange={(event) =>
            change({
              volume: event.currentTarget.valueAsNumber,
              isMuted: event.currentTarget.valueAsNumber === 0,
            })
          }
        />
        <span className="portal-video-gap" />
        <VideoSelect
          label={words.rate}
          value={String(rate)}
          options={VIDEO_RATES.map((one) => ({
            value: String(one),
            label: fill(words.rateOption, { rate: one }),
          }))}
          onChange={(value) => change({ rate: VIDEO_RATES.find((one) => String(one) === value) ?? 1 })}
        />
        {captions.length === 0 ? null : (
          <VideoSelect
            label={words.captions}
            icon={chosen ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
            value={chosen}
            options={[
              { value: '', label: words.captionsOff },
              ...captions.map(({ language, label }) => ({ value: language, label })),
            ]}
            onChange={(value) => change({ captions: value })}
          />
        )}
        {hasPictureInPicture ? (
          <VideoButton
            className="portal-video-picture"
            label={words.pictureInPicture}
            shortcut="i"
            icon={<PictureInPicture2 aria-hidden="true" />}
            onClick={() => run({ type: 'pictureInPicture' })}
          />
        ) : null}
        <VideoButton
          label={isFullscreen ? words.exitFullscreen : words.fullscreen}
          shortcut="f"
          icon={isFullscreen ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
          onClick={() => run({ type: 'fullscreen' })}
        />
      </div>
    </div>
  );
}

interface VideoButtonProps {
  /** The accessible name, and the tooltip together with the key. */
  label: string;
  /** The key that does the same. */
  shortcut: string;
  icon: ReactNode;
  onClick: () => void;
  className?: string;
}

/** A button of the control bar. */
function VideoButton({ label, shortcut, icon, onClick, className = '' }: VideoButtonProps) {
  return (
    <button
      type="button"
      className={`portal-video-button ${className}`}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={`${label} (${shortcut})`}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}

interface VideoSelectProps {
  label: string;
  value: string;
  /** Stands for the value where the bar is too narrow for it. */
  icon?: ReactNode;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice in the control bar. The native select works by touch and keyboard, and in full screen too. */
function VideoSelect({ label, icon, value, options, onChange }: VideoSelectProps) {
  return (
    <span className="portal-video-choice" data-icon={icon ? '' : undefined}>
      {icon ? <span className="portal-video-icon">{icon}</span> : null}
      <select
        className="portal-video-select"
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="portal-video-arrow" size={14} aria-hidden="true" />
    </span>
  );
}
