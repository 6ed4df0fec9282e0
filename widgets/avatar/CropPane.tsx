import type { MediaUrl } from '#src/rules/media-url.ts';
import { useEffect, useId, useRef } from 'react';
import { avatarCropTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { Spinner } from '#src/ui/states/Spinner.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { AVATAR_CROP_PX } from '../limits.ts';
import { CropTools } from './CropTools.tsx';
import { cropKey } from './crop-key.ts';
import type { Cropper } from './cropper.ts';
import { Previews } from './Previews.tsx';
import { useCropper } from './useCropper.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './crop-pane.css?inline';

interface CropPaneProps {
  url: MediaUrl;
  /** The crop cannot be changed during the upload. */
  isLocked: boolean;
  /** Called with the cropper when it is ready, and with null when it closes. */
  onCropper: (cropper: Cropper | null) => void;
  onBroken: (url: string) => void;
}

/** Renders the stage with picture and crop, the tools to move the picture, and the previews. */
export function CropPane({ url, isLocked, onCropper, onBroken }: CropPaneProps) {
  useStyles(css);
  const words = useTexts(avatarCropTexts);
  const stage = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { state, retry } = useCropper({ stage, url, onBroken });
  const cropper = state.type === 'ready' ? state.cropper : null;
  const placement = state.type === 'ready' ? state.placement : null;
  const isSmall =
    cropper !== null && Math.min(cropper.picture.width, cropper.picture.height) < AVATAR_CROP_PX;

  useEffect(() => {
    onCropper(cropper);
    return () => onCropper(null);
  }, [cropper, onCropper]);

  // The button that chose the picture is unmounted, so the focus would be lost.
  useEffect(() => {
    if (cropper) stage.current?.focus({ preventScroll: true });
  }, [cropper]);

  return (
    <div className="portal-crop-pane">
      <div className="portal-crop-work" inert={isLocked}>
        <div className="portal-crop-stage" data-state={state.type}>
          {/* The role makes screen readers pass the arrow keys on to the page. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <div
            ref={stage}
            className="portal-crop-area"
            role="application"
            aria-label={words.area}
            aria-describedby={hintId}
            aria-busy={state.type === 'loading' || undefined}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={cropper ? 0 : -1}
            onKeyDown={(event) => {
              if (cropper && cropKey(event, cropper)) event.preventDefault();
            }}
          />
          {state.type === 'loading' ? (
            <div className="portal-crop-cover">
              <Spinner size={28} label={words.loading} />
            </div>
          ) : null}
          {state.type === 'failed' ? (
            <div className="portal-crop-cover">
              <ErrorState compact message={words.loadFailed} onRetry={retry} />
            </div>
          ) : null}
        </div>
        <VisuallyHidden>
          <span id={hintId}>{words.areaHint}</span>
        </VisuallyHidden>
        <CropTools cropper={cropper} placement={placement} />
        {isSmall ? (
          <p className="portal-crop-hint">{words.small}</p>
        ) : (
          <p className="portal-crop-hint" aria-hidden="true">
            <span className="portal-crop-mouse">{words.areaHintMouse}</span>
            <span className="portal-crop-touch">{words.areaHintTouch}</span>
          </p>
        )}
      </div>
      <Previews cropper={cropper} placement={placement} />
    </div>
  );
}
