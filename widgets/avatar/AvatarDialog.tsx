import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSession } from '#src/data/portal-context.ts';
import { acceptOf, avatarImage } from '#src/rules/image-file.ts';
import { isAnonymousId } from '#src/session/token/anonymous-id.ts';
import { avatarCropTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { uiTexts } from '#src/texts/ui.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { useFileDrop } from '#src/ui/fields/useFileDrop.ts';
import css from './avatar-dialog.css?inline';
import { CropPane } from './CropPane.tsx';
import type { Cropper } from './cropper.ts';
import { PickPane } from './PickPane.tsx';
import { PictureFault } from './PictureFault.tsx';
import { UploadNote } from './UploadNote.tsx';
import { useAvatarUpload } from './useAvatarUpload.ts';
import { loadCropper } from './useCropper.ts';
import { usePictureFile } from './usePictureFile.ts';

export interface AvatarDialogProps {
  /** The element that gets the focus back on close. */
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
  onChanged: ((detail: { url: string }) => unknown) | undefined;
  onNavigate: OnNavigate | undefined;
}

/** Lets the user choose, crop and upload a picture. Picture and crop survive any failure. */
export function AvatarDialog({ returnFocus, onClose, onChanged, onNavigate }: AvatarDialogProps) {
  useStyles(css);
  const words = useTexts(avatarCropTexts);
  const ui = useTexts(uiTexts);
  const toast = useToast();
  const userId = useSession((session) => (session.token ? session.userId : ''));
  const [owner] = useState(userId);
  const field = useRef<HTMLInputElement>(null);
  const file = usePictureFile();
  const [cropper, setCropper] = useState<Cropper | null>(null);
  const upload = useAvatarUpload((detail) => {
    toast({ tone: 'success', text: words.uploaded });
    onChanged?.(detail);
    onClose();
  });
  const isSending = upload.state.type === 'sending';
  const isSignedOut = userId === '';
  // If another user logs in meanwhile, they must not get this picture.
  const isKnown = !isSignedOut && !isAnonymousId(userId);
  const isTaken = isKnown && userId !== owner;
  useEffect(() => {
    if (isTaken) onClose();
  }, [isTaken, onClose]);

  const choose = (files: readonly File[]) => {
    if (isSending) return;
    upload.forget();
    file.choose(files);
  };
  const drop = useFileDrop(choose, { wholePage: true });
  const isOver = drop.isOver && !isSending;
  // Prefetch the cropper while the user is still choosing a picture.
  useEffect(() => void loadCropper().catch(() => {}), []);

  const pick = () => field.current?.click();
  const leave = isSending ? upload.stop : onClose;
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={words.title}
      closesOutside={!file.url}
      returnFocus={returnFocus}
      className="portal-crop-dialog"
      footer={
        file.url ? (
          <>
            <Button className="portal-crop-again" variant="ghost" disabled={isSending} onClick={pick}>
              {words.chooseAgain}
            </Button>
            <Button onClick={leave}>{isSending ? words.stop : ui.cancel}</Button>
            <Button
              variant="primary"
              busy={isSending}
              disabled={!cropper}
              aria-disabled={!isKnown}
              onClick={() => {
                if (!cropper) return;
                file.forget();
                upload.send(cropper.toCanvas);
              }}
            >
              {words.save}
            </Button>
          </>
        ) : null
      }
    >
      <div ref={drop.zone} className="portal-crop" data-state={isOver ? 'over' : undefined}>
        {file.url ? (
          <CropPane url={file.url} isLocked={isSending} onCropper={setCropper} onBroken={file.refuse} />
        ) : (
          <PickPane isOver={isOver} onPick={pick} />
        )}
        <PictureFault file={file} />
        <UploadNote state={upload.state} isSignedOut={isSignedOut} onNavigate={onNavigate} />
        <input
          ref={field}
          className="portal-crop-file"
          type="file"
          accept={acceptOf(avatarImage)}
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            choose([...(event.currentTarget.files ?? [])]);
            // Without a reset, choosing the same file again would fire no event.
            event.currentTarget.value = '';
          }}
        />
      </div>
    </Dialog>
  );
}
