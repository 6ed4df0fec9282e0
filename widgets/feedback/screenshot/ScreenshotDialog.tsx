import { useRef, useState } from 'react';
import { SquarePlus, Trash2, Undo2 } from 'lucide-react';
import { screenshotTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { uiTexts } from '#src/texts/ui.ts';
import { useIsTouch } from '#src/theme/breakpoint.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { maskBetween, newMaskId, paintMasks, type Mask } from './masks.ts';
import { RedactionEditor } from './RedactionEditor.tsx';
import { ScreenshotProgress } from './ScreenshotProgress.tsx';
import css from './screenshot.css?inline';

export interface ScreenshotDialogProps {
  picture: HTMLCanvasElement;
  /** In percent while the picture is taken again, else null. */
  progress: number | null;
  /** Asks for the picture again, with or without masked fields. */
  onMaskFieldsChange: (maskFields: boolean) => void;
  onClose: () => void;
  onUse: (file: File) => void;
}

/** Previews the screenshot before it is uploaded, and lets the user redact areas of it. */
export function ScreenshotDialog(props: ScreenshotDialogProps) {
  const { picture, progress, onMaskFieldsChange, onClose, onUse } = props;
  const isTaking = progress !== null;
  useStyles(css);
  const words = useTexts(screenshotTexts);
  const isTouch = useIsTouch();
  const ui = useTexts(uiTexts);
  const toast = useToast();
  const [masks, setMasks] = useState<readonly Mask[]>([]);
  const [maskFields, setMaskFields] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const editor = useRef<HTMLDivElement>(null);

  const add = () => {
    const mask = maskBetween(newMaskId(), { x: 0.4, y: 0.4 }, { x: 0.6, y: 0.5 });
    setMasks((all) => [...all, mask]);
    requestAnimationFrame(() => editor.current?.querySelector<HTMLElement>(`#${mask.id}`)?.focus());
  };
  const use = async () => {
    setBusy(true);
    try {
      onUse(await paintMasks(picture, masks, words.fileName));
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
      description={isTouch ? words.hintTouch : words.hint}
      size="wide"
      closesOutside={false}
      className="portal-screenshot-dialog"
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button variant="primary" busy={isBusy || isTaking} onClick={() => void use()}>
            {words.use}
          </Button>
        </>
      }
    >
      <div className="portal-screenshot-tools">
        <Button size="small" data-autofocus="" icon={<SquarePlus aria-hidden="true" />} onClick={add}>
          {words.addMask}
        </Button>
        <Button
          size="small"
          variant="ghost"
          icon={<Undo2 aria-hidden="true" />}
          aria-disabled={masks.length === 0}
          onClick={() => setMasks((all) => all.slice(0, -1))}
        >
          {words.undo}
        </Button>
        <Button
          size="small"
          variant="ghost"
          icon={<Trash2 aria-hidden="true" />}
          aria-disabled={masks.length === 0}
          onClick={() => setMasks([])}
        >
          {words.clear}
        </Button>
        <span className="portal-screenshot-inputs">
          <Checkbox
            checked={maskFields}
            disabled={isTaking}
            onChange={(event) => {
              setMaskFields(event.currentTarget.checked);
              onMaskFieldsChange(event.currentTarget.checked);
            }}
          >
            {words.inputs}
          </Checkbox>
          <span className="portal-screenshot-note">{words.inputsHint}</span>
        </span>
      </div>
      {isTaking ? <ScreenshotProgress percent={progress} /> : null}
      <RedactionEditor editorRef={editor} picture={picture} masks={masks} onChange={setMasks} />
    </Dialog>
  );
}
