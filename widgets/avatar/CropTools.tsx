import type { CSSProperties } from 'react';
import { RotateCcwSquare, RotateCwSquare, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { avatarCropTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { AVATAR_ZOOM_STEP } from '../limits.ts';
import { percentOf, zoomOf, type Placement } from './crop-frame.ts';
import type { Cropper } from './cropper.ts';

interface CropToolsProps {
  /** Null until the picture is loaded. */
  cropper: Cropper | null;
  placement: Placement | null;
}

/** The number of steps of the zoom slider. */
const STEPS = 100;

export function CropTools({ cropper, placement }: CropToolsProps) {
  const words = useTexts(avatarCropTexts);
  const zoom = cropper && placement ? zoomOf(placement, cropper.picture) : 0;
  const percent = cropper && placement ? percentOf(placement, cropper.picture) : 100;
  const angle = (placement?.turns ?? 0) * 90;
  // Read the current zoom rather than the rendered one, so that a click before the next render counts.
  const step = (by: number) => {
    if (cropper) cropper.zoom(zoomOf(cropper.read(), cropper.picture) + by);
  };

  return (
    <div className="portal-crop-tools">
      <IconButton
        label={words.zoomOut}
        icon={<ZoomOut aria-hidden="true" />}
        disabled={!cropper}
        aria-disabled={zoom <= 0}
        onClick={() => step(-2 * AVATAR_ZOOM_STEP)}
      />
      <input
        className="portal-crop-zoom"
        type="range"
        min={0}
        max={STEPS}
        value={Math.round(zoom * STEPS)}
        disabled={!cropper}
        aria-label={words.zoom}
        aria-valuetext={fill(words.percent, { percent })}
        style={{ '--portal-crop-zoomed': `${zoom * 100}%` } as CSSProperties}
        onChange={(event) => cropper?.zoom(Number(event.currentTarget.value) / STEPS)}
      />
      <IconButton
        label={words.zoomIn}
        icon={<ZoomIn aria-hidden="true" />}
        disabled={!cropper}
        aria-disabled={zoom >= 1}
        onClick={() => step(2 * AVATAR_ZOOM_STEP)}
      />
      <span className="portal-crop-divide" aria-hidden="true" />
      <IconButton
        label={words.turnLeft}
        icon={<RotateCcwSquare aria-hidden="true" />}
        disabled={!cropper}
        onClick={() => cropper?.turn(-1)}
      />
      <IconButton
        label={words.turnRight}
        icon={<RotateCwSquare aria-hidden="true" />}
        disabled={!cropper}
        onClick={() => cropper?.turn(1)}
      />
      <IconButton
        label={words.reset}
        icon={<Undo2 aria-hidden="true" />}
        disabled={!cropper}
        onClick={() => cropper?.reset()}
      />
      <VisuallyHidden role="status">{angle ? fill(words.turned, { angle }) : ''}</VisuallyHidden>
    </div>
  );
}
