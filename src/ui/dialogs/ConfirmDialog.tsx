import type { ReactNode, RefObject } from 'react';
import { useTexts } from '../../texts/useTexts.ts';
import { uiTexts } from '../../texts/ui.ts';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmQuestion {
  title: string;
  text?: ReactNode;
  /** A field between text and buttons. */
  children?: ReactNode;
  /** Defaults to 确定. */
  confirmLabel?: string;
  /** Defaults to 取消. Null makes it a message that can only be acknowledged. */
  cancelLabel?: string | null;
  /** The action cannot be undone. */
  danger?: boolean;
  /** Receives the focus afterwards; defaults to the element that had it before. */
  returnFocus?: RefObject<HTMLElement | null>;
}

export interface ConfirmDialogProps extends ConfirmQuestion {
  open: boolean;
  /** Called with false as well when the user closes the dialog. */
  onAnswer: (agreed: boolean) => void;
  /** The confirmed action is running. */
  busy?: boolean;
}

/** Asks for a confirmation; the cancel button comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onAnswer, busy = false, title, text, danger = false } = props;
  const words = useTexts(uiTexts);
  const cancelLabel = props.cancelLabel === undefined ? words.cancel : props.cancelLabel;
  return (
    <Dialog
      open={open}
      onOpenChange={() => {
        if (!busy) onAnswer(false);
      }}
      role="alertdialog"
      size="small"
      title={title}
      description={text}
      returnFocus={props.returnFocus}
      footer={
        <>
          {cancelLabel === null ? null : (
            <Button data-autofocus="" aria-disabled={busy} onClick={() => onAnswer(false)}>
              {cancelLabel}
            </Button>
          )}
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={() => onAnswer(true)}>
            {props.confirmLabel ?? words.confirm}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
