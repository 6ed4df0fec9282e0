import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { cropArea, type Crop } from './cover-crop.ts';
import { coverTexts } from './texts.ts';
import { COVER_HEIGHT_PX, COVER_WIDTH_PX } from '#host/app/limits.ts';

interface CoverCropProps {
  bitmap: ImageBitmap;
  isBusy: boolean;
  onCrop: (picture: Blob) => void;
}

const sliders = [
  { name: 'zoom', text: 'zoom', min: 1, max: 4 },
  { name: 'x', text: 'horizontal', min: 0, max: 1 },
  { name: 'y', text: 'vertical', min: 0, max: 1 },
] as const;

/** Crops a picture to the shape of a cover. Sliders instead of a library: they work by pointer, touch and keyboard. */
export function CoverCrop({ bitmap, isBusy, onCrop }: CoverCropProps) {
  const words = useTexts(coverTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0.5, y: 0.5 });

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { left, top, width, height } = cropArea(bitmap, crop);
    // A transparent picture becomes a JPEG.
    context.fillStyle = 'white';
    context.fillRect(0, 0, COVER_WIDTH_PX, COVER_HEIGHT_PX);
    context.drawImage(bitmap, left, top, width, height, 0, 0, COVER_WIDTH_PX, COVER_HEIGHT_PX);
  }, [bitmap, crop]);

  const finish = () => canvas.current?.toBlob((blob) => blob && onCrop(blob), 'image/jpeg', 0.9);
  return (
    <div className="portal-editor-crop">
      <canvas
        ref={canvas}
        role="img"
        aria-label={words.cropLabel}
        width={COVER_WIDTH_PX}
        height={COVER_HEIGHT_PX}
      />
      <p className="portal-field-hint">{words.cropHint}</p>
      {sliders.map(({ name, text, min, max }) => (
        <label key={name} className="portal-editor-slider">
          {words[text]}
          <input
            type="range"
            min={min}
            max={max}
            step={0.01}
            value={crop[name]}
            onChange={(event) => setCrop({ ...crop, [name]: Number(event.currentTarget.value) })}
          />
        </label>
      ))}
      <Button variant="primary" busy={isBusy} onClick={finish}>
        {words.useCrop}
      </Button>
    </div>
  );
}
