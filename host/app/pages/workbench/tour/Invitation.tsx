import { Compass } from 'lucide-react';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { workbenchTexts } from '../texts.ts';
import css from './invitation.css?inline';

interface InvitationProps {
  /** The tour is on its way. */
  busy: boolean;
  onStart: () => void;
  /** The pointer or the focus is on the button. */
  onIntent: () => void;
  onDecline: () => void;
}

/** Offers the tour in the flow of the page, where it covers nothing. */
export function Invitation({ busy, onStart, onIntent, onDecline }: InvitationProps) {
  useStyles(css);
  const words = useTexts(workbenchTexts);
  return (
    <section className="portal-invitation" aria-label={words.tour}>
      <Compass className="portal-invitation-icon" size={20} aria-hidden="true" />
      <p className="portal-invitation-text">
        <strong>{words.firstVisit}</strong>
        <span>{words.tourHint}</span>
      </p>
      <div className="portal-invitation-buttons">
        <Button
          size="small"
          variant="primary"
          busy={busy}
          onClick={onStart}
          onFocus={onIntent}
          onPointerEnter={onIntent}
        >
          {words.startTour}
        </Button>
        <Button size="small" variant="ghost" onClick={onDecline}>
          {words.declineTour}
        </Button>
      </div>
    </section>
  );
}
