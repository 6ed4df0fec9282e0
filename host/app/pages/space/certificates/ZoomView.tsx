import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { fill } from '../../../../../src/texts/texts.ts';
import { useTexts } from '../../../../../src/texts/useTexts.ts';
import { IconButton } from '../../../../../src/ui/IconButton.tsx';
import { certificateTexts } from './texts.ts';
import { useZoom } from './useZoom.ts';
import { MAX_ZOOM, ZOOM_STEP, zoomByKey } from './zoom.ts';

interface ZoomViewProps {
  src: string;
  alt: string;
  onBroken: () => void;
}

/** A picture that zooms by buttons, keys, wheel and pinch, and moves by dragging and by scrolling. */
export function ZoomView({ src, alt, onBroken }: ZoomViewProps) {
  const words = useTexts(certificateTexts);
  const view = useRef<HTMLDivElement>(null);
  const { zoom, zoomTo, onPointerDown } = useZoom(view);
  const [shape, setShape] = useState('');
  return (
    <div className="portal-zoom">
      <div
        ref={view}
        className="portal-zoom-view"
        role="region"
        aria-label={words.zoomView}
        tabIndex={0}
        data-autofocus=""
        data-zoomed={zoom > 1 || undefined}
        style={{ aspectRatio: shape }}
        onPointerDown={onPointerDown}
        onKeyDown={(event) => {
          const next = zoomByKey(event, zoom);
          if (next === null) return;
          event.preventDefault();
          zoomTo(next);
        }}
        onDoubleClick={(event) => zoomTo(zoom > 1 ? 1 : 2, event)}
      >
        <img
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
        <IconButton
          label={words.zoomOut}
          icon={<ZoomOut size={18} aria-hidden="true" />}
          aria-disabled={zoom <= 1}
          onClick={() => zoomTo(zoom / ZOOM_STEP)}
        />
        <output className="portal-zoom-value">
          {fill(words.percent, { percent: Math.round(zoom * 100) })}
        </output>
        <IconButton
          label={words.zoomIn}
          icon={<ZoomIn size={18} aria-hidden="true" />}
          aria-disabled={zoom >= MAX_ZOOM}
          onClick={() => zoomTo(zoom * ZOOM_STEP)}
        />
        <IconButton
          label={words.zoomFit}
          icon={<Maximize size={18} aria-hidden="true" />}
          aria-disabled={zoom === 1}
          onClick={() => zoomTo(1)}
        />
      </div>
    </div>
  );
}
