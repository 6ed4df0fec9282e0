import type { RefObject } from 'react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { JoinProject } from '../personal-data/project/JoinProject.tsx';
import { detailsTexts } from './texts.ts';

export interface EnrolDialogProps {
  projectId: string;
  title: string;
  /** The organisation has enrolled the user, who only confirms. */
  isConfirming: boolean;
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks for the data that a project requires and enrols the user; typed text outlives closing. */
export function EnrolDialog({ projectId, title, isConfirming, returnFocus, onClose }: EnrolDialogProps) {
  const words = useTexts(detailsTexts);
  return (
    <Dialog
      open
      title={fill(isConfirming ? words.confirmTitle : words.enrolTitle, { title })}
      returnFocus={returnFocus}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <JoinProject projectId={projectId} isConfirming={isConfirming} onJoined={onClose} />
    </Dialog>
  );
}
