import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { screenshotTexts } from './texts.ts';
import { fill } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';
import { isMask, maskBetween, maskByKey, newMaskId, type Mask } from './masks.ts';

interface MaskBoardProps {
  boardRef: RefObject<HTMLDivElement | null>;
  shot: HTMLCanvasElement;
  masks: readonly Mask[];
  onChange: (next: (masks: readonly Mask[]) => readonly Mask[]) => void;
}

/** The picture with its masks: drawn by pointer, moved and resized by key. */
export function RedactionEditor({ boardRef, shot, masks, onChange }: MaskBoardProps) {
  const words = useTexts(screenshotTexts);
  const hint = useId();
  const place = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Mask | null>(null);
  const start = useRef<{ x: number; y: number } | null>(null);

  useLayoutEffect(() => {
    shot.className = 'portal-shot-picture';
    shot.removeAttribute('style');
    place.current?.replaceChildren(shot);
  }, [shot]);

  const pointOf = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
  };
  const finish = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const drawn = maskBetween(newMaskId(), start.current, pointOf(event));
    if (isMask(drawn)) onChange((all) => [...all, drawn]);
    start.current = null;
    setDrawing(null);
  };
  const keyed = (event: KeyboardEvent, mask: Mask) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      const stops = [...(boardRef.current?.querySelectorAll<HTMLElement>('.portal-shot-mask') ?? [])];
      (stops.find((stop) => stop.id !== mask.id) ?? boardRef.current)?.focus();
      onChange((all) => all.filter((one) => one.id !== mask.id));
      return;
    }
    const changed = maskByKey(mask, event.key, event.shiftKey);
    if (!changed) return;
    event.preventDefault();
    onChange((all) => all.map((one) => (one.id === mask.id ? changed : one)));
  };

  return (
    <div
      ref={boardRef}
      className="portal-shot-board"
      tabIndex={-1}
      onPointerDown={(event) => {
        if (event.button !== 0 || event.target instanceof HTMLButtonElement) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = pointOf(event);
      }}
      onPointerMove={(event) => {
        if (start.current) setDrawing(maskBetween('drawing', start.current, pointOf(event)));
      }}
      onPointerUp={finish}
      onPointerCancel={() => {
        start.current = null;
        setDrawing(null);
      }}
    >
      <div ref={place} role="img" aria-label={words.picture} />
      {masks.map((mask, index) => (
        <button
          key={mask.id}
          id={mask.id}
          type="button"
          className="portal-shot-mask"
          aria-label={fill(words.mask, { place: index + 1 })}
          aria-describedby={hint}
          style={boxOf(mask)}
          onKeyDown={(event) => keyed(event, mask)}
        />
      ))}
      <VisuallyHidden id={hint} hidden>
        {words.maskHint}
      </VisuallyHidden>
      {drawing ? <span className="portal-shot-mask" data-drawing="" style={boxOf(drawing)} /> : null}
    </div>
  );
}

const percent = (fraction: number) => `${fraction * 100}%`;

function boxOf({ x, y, width, height }: Mask) {
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}
