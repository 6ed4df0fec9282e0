import { useOverlayContainer } from './useOverlayContainer.ts';
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Dialog as RadixDialog, DialogContent, DialogDescription, DialogTitle } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useTexts } from '../../texts/useTexts.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useStyles } from '../../theme/useStyles.ts';
import css from './dialog.css?inline';
import { IconButton } from '../buttons/IconButton.tsx';
import { ToastHost } from '../toasts/ToastHost.tsx';
import { useModal } from './useModal.ts';
import { useKeyboardScroll } from '../scrolling/useKeyboardScroll.ts';

export interface DialogProps {
  open: boolean;
  /** Called with false when the user wants to close the dialog; the owner decides. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** small 400, medium 560, large 800, wide 1080 px; a bottom sheet below 992 px. */
  size?: 'small' | 'medium' | 'large' | 'wide';
  footer?: ReactNode;
  /** An alertdialog needs an answer, so a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** Defaults to true, except for an alertdialog. */
  closesOutside?: boolean;
  /** Receives the focus on close; defaults to the element that had it before. */
  returnFocus?: RefObject<HTMLElement | null>;
  className?: string;
  children?: ReactNode;
}

/**
 * A modal dialog. The focus goes to `[data-autofocus]`, else to the first field, else to the first control.
 * Load it lazily, since it depends on Radix.
 */
export function Dialog(props: DialogProps) {
  const overlay = useOverlayContainer();
  return (
    <RadixDialog open={props.open} onOpenChange={props.onOpenChange} modal={false}>
      {props.open && overlay ? createPortal(<DialogPanel {...props} />, overlay) : null}
    </RadixDialog>
  );
}

// Radix manages focus and dismissal by `document.activeElement`, which fails in a shadow root; `useModal`
// does it instead.
const leave = (event: Event) => event.preventDefault();

function DialogPanel({
  onOpenChange,
  title,
  description,
  size = 'medium',
  footer,
  role = 'dialog',
  closesOutside = role === 'dialog',
  returnFocus,
  className,
  children,
}: DialogProps) {
  useStyles(css);
  const words = useTexts(uiTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const needsFocus = useKeyboardScroll(body);
  const titleId = useId();
  const close = () => onOpenChange(false);
  const handleKey = useModal(dialog, { onClose: close, closesOutside, returnFocus });

  return (
    <DialogContent
      asChild
      forceMount
      role={role}
      onOpenAutoFocus={leave}
      onCloseAutoFocus={leave}
      onEscapeKeyDown={leave}
      onInteractOutside={leave}
    >
      <dialog
        ref={dialog}
        className={className ? `portal-dialog ${className}` : 'portal-dialog'}
        part="dialog"
        data-size={size}
        onKeyDown={handleKey}
      >
        <div className="portal-dialog-panel">
          <div className="portal-dialog-header" part="dialog-header">
            <DialogTitle className="portal-dialog-title">
              <span id={titleId}>{title}</span>
            </DialogTitle>
            <IconButton
              className="portal-dialog-close"
              label={words.close}
              icon={<X aria-hidden="true" />}
              data-close=""
              onClick={close}
            />
          </div>
          <div
            ref={body}
            className="portal-dialog-body"
            part="dialog-body"
            role={needsFocus ? 'region' : undefined}
            aria-labelledby={needsFocus ? titleId : undefined}
            tabIndex={needsFocus ? 0 : undefined}
          >
            {description ? (
              <DialogDescription asChild>
                <div className="portal-dialog-description">{description}</div>
              </DialogDescription>
            ) : null}
            {children}
          </div>
          {footer ? (
            <div className="portal-dialog-footer" part="dialog-footer">
              {footer}
            </div>
          ) : null}
        </div>
        <ToastHost dialog={dialog} />
      </dialog>
    </DialogContent>
  );
}
