import { useEffect, useRef } from 'react';
import { avatarCropTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { type Placement, previewSides } from './crop-frame.ts';
import type { Cropper } from './cropper.ts';

/** Canvas pixels per CSS pixel, so that a preview on a high-density screen is as sharp as the avatar. */
const FINE = 2;

interface PreviewsProps {
  cropper: Cropper | null;
  placement: Placement | null;
}

/** Shows the avatar in both preview sizes and redraws it while the picture is moved. */
export function Previews({ cropper, placement }: PreviewsProps) {
  const words = useTexts(avatarCropTexts);
  const large = useRef<HTMLCanvasElement>(null);
  const small = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!cropper || !placement) return;
    let gone = false;
    // Redraw at most once per frame, however many moves happen in it.
    const frame = requestAnimationFrame(() => {
      void cropper.toCanvas().then(
        (crop) => {
          if (gone) return;
          for (const preview of [large.current, small.current]) if (preview) draw(preview, crop);
        },
        // The picture was removed meanwhile, so there is nothing to draw.
        () => {},
      );
    });
    return () => {
      gone = true;
      cancelAnimationFrame(frame);
    };
  }, [cropper, placement]);

  const refs = [large, small];
  return (
    <div className="portal-crop-previews">
      <p className="portal-crop-previews-title">{words.preview}</p>
      <ul className="portal-crop-previews-list">
        {previewSides.map((size, index) => (
          <li key={size} className="portal-crop-preview">
            <canvas
              ref={refs[index]}
              role="img"
              aria-label={fill(words.previewOf, { size })}
              width={size * FINE}
              height={size * FINE}
              // With its unit: preact adds none.
              style={{ inlineSize: `${size}px`, blockSize: `${size}px` }}
            />
            <span aria-hidden="true">{fill(words.size, { size })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function draw(preview: HTMLCanvasElement, crop: HTMLCanvasElement): void {
  const context = preview.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(crop, 0, 0, preview.width, preview.height);
}
