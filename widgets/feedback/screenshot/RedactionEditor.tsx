import { isTag } from '#src/rules/element-kind.ts';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { screenshotTexts } from '../texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { isMask, maskBetween, maskByKey, newMaskId, type Mask } from './masks.ts';

interface RedactionEditorProps {
  editorRef: RefObject<HTMLDivElement | null>;
  picture: HTMLCanvasElement;
  masks: readonly Mask[];
  onChange: (next: (masks: readonly Mask[]) => readonly Mask[]) => void;
}

/** The picture with its masks, which are drawn by pointer and moved or resized by key. */
export function RedactionEditor({ editorRef, picture, masks, onChange }: RedactionEditorProps) {
  const words = useTexts(screenshotTexts);
  const hint = useId();
  const pictureHolder = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Mask | null>(null);
  const start = useRef<{ x: number; y: number } | null>(null);

  useLayoutEffect(() => {
    picture.className = 'portal-screenshot-picture';
    picture.removeAttribute('style');
    pictureHolder.current?.replaceChildren(picture);
  }, [picture]);

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
  const handleKey = (event: KeyboardEvent, mask: Mask) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      const buttons = [
        ...(editorRef.current?.querySelectorAll<HTMLElement>('.portal-screenshot-mask') ?? []),
      ];
      (buttons.find((button) => button.id !== mask.id) ?? editorRef.current)?.focus();
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
      ref={editorRef}
      className="portal-screenshot-editor"
      tabIndex={-1}
      onPointerDown={(event) => {
        if (event.button !== 0 || isTag(event.target, 'button')) return;
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
      <div ref={pictureHolder} role="img" aria-label={words.picture} />
      {masks.map((mask, index) => (
        <button
          key={mask.id}
          id={mask.id}
          type="button"
          className="portal-screenshot-mask"
          aria-label={fill(words.mask, { place: index + 1 })}
          aria-describedby={hint}
          style={styleOf(mask)}
          onKeyDown={(event) => handleKey(event, mask)}
        />
      ))}
      <VisuallyHidden id={hint} hidden>
        {words.maskHint}
      </VisuallyHidden>
      {drawing ? <span className="portal-screenshot-mask" data-drawing="" style={styleOf(drawing)} /> : null}
    </div>
  );
}

const percent = (fraction: number) => `${fraction * 100}%`;

function styleOf({ x, y, width, height }: Mask) {
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}
