import { legacyFeedbackTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { LegacyFeedback } from './LegacyFeedback.tsx';

export interface LegacyFeedbackDialogProps {
  onClose: () => void;
}

/** The form that needs no login, since it asks for a phone number. Closes once it has been sent. */
export function LegacyFeedbackDialog({ onClose }: LegacyFeedbackDialogProps) {
  const words = useTexts(legacyFeedbackTexts);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.dialog}
      description={words.dialogHint}
      size="large"
      closesOutside={false}
    >
      <LegacyFeedback onSubmitted={onClose} />
    </Dialog>
  );
}
