import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { SquarePlus, Trash2, Undo2 } from 'lucide-react';
import { screenshotTexts } from '../../src/texts/screenshot.ts';
import { fill } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { uiTexts } from '../../src/texts/ui.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Checkbox } from '../../src/ui/Checkbox.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { useToast } from '../../src/ui/surface-context.ts';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';
import { compose } from './compose.ts';
import { isMask, maskBetween, maskByKey, type Mask } from './masks.ts';

interface ScreenshotDialogProps {
  shot: HTMLCanvasElement;
  isTaking: boolean;
  /** Take it again, with fields covered or not. */
  onInputs: (coverFields: boolean) => void;
  onClose: () => void;
  onUse: (file: File) => void;
}

let lastMask = 0;
const newId = () => `mask-${++lastMask}`;

/** Shows the picture before it is sent, and lets areas of it be covered: drawn by pointer, or added and moved by key. */
export function ScreenshotDialog({ shot, isTaking, onInputs, onClose, onUse }: ScreenshotDialogProps) {
  const words = useTexts(screenshotTexts);
  const ui = useTexts(uiTexts);
  const toast = useToast();
  const [masks, setMasks] = useState<readonly Mask[]>([]);
  const [coverFields, setCoverFields] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const board = useRef<HTMLDivElement>(null);

  const add = () => {
    const mask = maskBetween(newId(), { x: 0.4, y: 0.4 }, { x: 0.6, y: 0.5 });
    setMasks((all) => [...all, mask]);
    requestAnimationFrame(() => board.current?.querySelector<HTMLElement>(`#${mask.id}`)?.focus());
  };
  const use = async () => {
    setBusy(true);
    try {
      onUse(await compose(shot, masks, words.fileName));
    } catch {
      toast({ tone: 'error', text: words.failed });
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.hint}
      size="wide"
      closesOutside={false}
      className="portal-shot-dialog"
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button variant="primary" busy={isBusy || isTaking} onClick={() => void use()}>
            {words.use}
          </Button>
        </>
      }
    >
      <div className="portal-shot-tools">
        <Button size="small" data-autofocus="" icon={<SquarePlus aria-hidden="true" />} onClick={add}>
          {words.addMask}
        </Button>
        <Button
          size="small"
          variant="ghost"
          icon={<Undo2 aria-hidden="true" />}
          disabled={masks.length === 0}
          onClick={() => setMasks((all) => all.slice(0, -1))}
        >
          {words.undo}
        </Button>
        <Button
          size="small"
          variant="ghost"
          icon={<Trash2 aria-hidden="true" />}
          disabled={masks.length === 0}
          onClick={() => setMasks([])}
        >
          {words.clear}
        </Button>
        <span className="portal-shot-inputs">
          <Checkbox
            checked={coverFields}
            disabled={isTaking}
            onChange={(event) => {
              setCoverFields(event.currentTarget.checked);
              onInputs(event.currentTarget.checked);
            }}
          >
            {words.inputs}
          </Checkbox>
          <span className="portal-shot-note">{words.inputsHint}</span>
        </span>
      </div>
      <MaskBoard boardRef={board} shot={shot} masks={masks} onChange={setMasks} />
    </Dialog>
  );
}

interface MaskBoardProps {
  boardRef: RefObject<HTMLDivElement | null>;
  shot: HTMLCanvasElement;
  masks: readonly Mask[];
  onChange: (next: (masks: readonly Mask[]) => readonly Mask[]) => void;
}

function MaskBoard({ boardRef, shot, masks, onChange }: MaskBoardProps) {
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
    const drawn = maskBetween(newId(), start.current, pointOf(event));
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
