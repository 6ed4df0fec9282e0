import type { MediaUrl } from '#src/rules/media-url.ts';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref, type RefObject } from 'react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { linesAt, useCaptions, type CaptionTrack } from './captions.ts';
import { VideoControls } from './VideoControls.tsx';
import { useVideoKeys } from './video-keys.ts';
import { UpNext, VideoFailed, VideoStatus } from './video-overlays.tsx';
import { useVideoPreferences } from './video-preferences.ts';
import { useFullscreen, useIdle } from './video-stage.ts';
import { useVideoState } from './video-state.ts';
import css from './video.css?inline';
import overCss from './video-over.css?inline';
import { videoTexts } from './texts.ts';
import { useVideoCommands } from './useVideoCommands.ts';
import { useVideoSource, type VideoPlan } from './useVideoSource.ts';

export interface VideoHandle {
  /** The position in seconds. */
  time: () => number;
  /** Goes to a position, and plays from there. */
  playFrom: (time: number) => void;
}

interface VideoPlayerProps extends VideoPlan {
  title: string;
  poster?: MediaUrl;
  captions?: readonly CaptionTrack[];
  isUpright?: boolean;
  /** The title of the next lesson. */
  next?: string | undefined;
  onNext?: (() => void) | undefined;
  /** True if the next video plays as soon as it has loaded; the video updates it when it plays or pauses. */
  wantsPlay: RefObject<boolean>;
  handle?: Ref<VideoHandle>;
}

const noCaptions: readonly CaptionTrack[] = [];

/** The player of one video: the browser's video with controls of our own. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { title, poster, captions = noCaptions, isUpright = false, next, onNext, wantsPlay, handle } = props;
  useStyles(css);
  useStyles(overCss);
  const words = useTexts(videoTexts);
  const stage = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [preferences, change] = useVideoPreferences();
  const state = useVideoState(video);
  const { failure, retry, resumedAt } = useVideoSource(video, props, wantsPlay);
  const [isFullscreen, toggleFullscreen] = useFullscreen(stage, video);
  const [cancelled, setCancelled] = useState('');
  const isIdle = useIdle(stage, isFullscreen && !state.isPaused);
  const [run, hint] = useVideoCommands({ video, preferences, change, captions, toggleFullscreen, onNext });
  useVideoKeys(stage, run);
  const chosen = captions.find(({ language }) => language === preferences.captions);
  const { cues, hasFailed } = useCaptions(chosen?.url ?? '');
  // A video that has not begun shows its poster, without overlays.
  const hasBegun = !state.isPaused || state.time > 0;
  const lines = useMemo(() => (hasBegun ? linesAt(cues, state.time) : []), [cues, hasBegun, state.time]);

  const { rate, volume, isMuted } = preferences;
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // Loading another video resets the rate to its default.
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
    element.volume = volume;
    element.muted = isMuted;
  }, [rate, volume, isMuted]);

  const seek = (time: number) => {
    if (video.current && Number.isFinite(video.current.duration)) video.current.currentTime = time;
  };
  const now = () => video.current?.currentTime ?? 0;
  useImperativeHandle(handle, () => ({
    time: now,
    playFrom(time) {
      seek(time);
      video.current?.play().catch(() => {});
    },
  }));
  const play = () => run({ type: 'play' });

  return (
    <section
      ref={stage}
      className="portal-video portal-own-scheme"
      aria-label={fill(words.video, { title })}
      tabIndex={-1}
      data-upright={isUpright || undefined}
      data-full={isFullscreen || undefined}
      data-idle={isIdle || undefined}
    >
      <div className="portal-video-picture-box">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are drawn below, in our own type */}
        <video
          ref={video}
          className="portal-video-element"
          playsInline
          preload="metadata"
          poster={poster || undefined}
          onClick={play}
          onDoubleClick={() => run({ type: 'fullscreen' })}
        />
        {lines.length > 0 ? (
          <p className="portal-video-captions" lang={chosen?.language}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        ) : null}
        {props.url === '' ? (
          <div className="portal-video-over">
            <EmptyState compact text={words.noVideo} />
          </div>
        ) : failure ? (
          <VideoFailed failure={failure} onRetry={retry} />
        ) : state.isEnded && onNext && next !== undefined && cancelled !== props.id ? (
          <UpNext key={props.id} title={next} onPlay={onNext} onCancel={() => setCancelled(props.id)} />
        ) : (
          <VideoStatus
            state={state}
            hint={hint}
            captionsFailed={hasFailed}
            resumedAt={resumedAt}
            onPlay={play}
            onStartOver={() => seek(0)}
          />
        )}
      </div>
      <VideoControls
        state={state}
        preferences={preferences}
        change={change}
        captions={captions}
        isFullscreen={isFullscreen}
        next={next}
        run={run}
        now={now}
        onSeek={seek}
      />
    </section>
  );
}
