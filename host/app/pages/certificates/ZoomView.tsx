import type { MediaUrl } from '#src/rules/media-url.ts';
import { Picture } from '#src/ui/media/Picture.tsx';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { certificatesTexts } from './texts.ts';
import { useZoom } from './useZoom.ts';
import { limitZoom, zoomByKey } from './zoom.ts';
import { CERTIFICATE_ZOOM_STEP } from '../../limits.ts';

const tools = [
  { name: 'zoomOut', Icon: ZoomOut, next: (zoom: number) => zoom / CERTIFICATE_ZOOM_STEP },
  { name: 'zoomIn', Icon: ZoomIn, next: (zoom: number) => zoom * CERTIFICATE_ZOOM_STEP },
  { name: 'zoomFit', Icon: Maximize, next: () => 1 },
] as const;

interface ZoomViewProps {
  src: MediaUrl;
  alt: string;
  onBroken: () => void;
}

/** A picture that zooms by buttons, keys, wheel and pinch, and moves by dragging and by scrolling. */
export function ZoomView({ src, alt, onBroken }: ZoomViewProps) {
  const words = useTexts(certificatesTexts);
  const { view, zoom, zoomTo } = useZoom();
  const [shape, setShape] = useState('');
  return (
    <div className="portal-zoom">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts of the buttons below */}
      <div
        ref={view}
        className="portal-zoom-view"
        role="region"
        aria-label={words.zoomView}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
        tabIndex={0}
        data-autofocus=""
        data-zoomed={zoom > 1 || undefined}
        style={{ aspectRatio: shape }}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        // Fingers scroll the view by themselves.
        onPointerMove={({ pointerType, buttons, movementX, movementY }) => {
          if (pointerType === 'mouse' && buttons === 1) view.current?.scrollBy(-movementX, -movementY);
        }}
        onKeyDown={(event) => {
          const next = zoomByKey(event, zoom);
          if (next === null) return;
          event.preventDefault();
          zoomTo(next);
        }}
        onDoubleClick={(event) => zoomTo(zoom > 1 ? 1 : 2, event)}
      >
        <Picture
          src={src}
          alt={alt}
          draggable={false}
          style={{ inlineSize: `${zoom * 100}%`, blockSize: `${zoom * 100}%` }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setShape(`${naturalWidth} / ${naturalHeight}`)
          }
          onError={onBroken}
        />
      </div>
      <div className="portal-zoom-tools" role="group" aria-label={words.zoom}>
        {tools.map(({ name, Icon, next }) => (
          <IconButton
            key={name}
            label={words[name]}
            icon={<Icon size={18} aria-hidden="true" />}
            aria-disabled={limitZoom(next(zoom)) === zoom}
            onClick={() => zoomTo(next(zoom))}
          />
        ))}
        <output className="portal-zoom-value">
          {fill(words.percent, { percent: Math.round(zoom * 100) })}
        </output>
      </div>
    </div>
  );
}
