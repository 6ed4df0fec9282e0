import { useRef, useState } from 'react';
import { SquarePlus, Trash2, Undo2 } from 'lucide-react';
import { screenshotTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { uiTexts } from '../../src/texts/ui.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Checkbox } from '../../src/ui/Checkbox.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { useToast } from '../../src/ui/theme-root-context.ts';
import { compose } from './compose.ts';
import { RedactionEditor } from './RedactionEditor.tsx';
import { maskBetween, newMaskId, type Mask } from './masks.ts';
import css from './screenshot.css?inline';

export interface ScreenshotDialogProps {
  shot: HTMLCanvasElement;
  isTaking: boolean;
  /** Take it again, with fields covered or not. */
  onInputs: (coverFields: boolean) => void;
  onClose: () => void;
  onUse: (file: File) => void;
}

/** Shows the picture before it is sent, and lets areas of it be covered: drawn by pointer, or added and moved by key. */
export function ScreenshotDialog({ shot, isTaking, onInputs, onClose, onUse }: ScreenshotDialogProps) {
  useStyles(css);
  const words = useTexts(screenshotTexts);
  const ui = useTexts(uiTexts);
  const toast = useToast();
  const [masks, setMasks] = useState<readonly Mask[]>([]);
  const [coverFields, setCoverFields] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const board = useRef<HTMLDivElement>(null);

  const add = () => {
    const mask = maskBetween(newMaskId(), { x: 0.4, y: 0.4 }, { x: 0.6, y: 0.5 });
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
      <RedactionEditor boardRef={board} shot={shot} masks={masks} onChange={setMasks} />
    </Dialog>
  );
}
