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

/** Offers the tour in the flow of the page, where it covers nothing. It is in the first load, so it is small. */
export function Invitation({ busy, onStart, onIntent, onDecline }: InvitationProps) {
  useStyles(css);
  const words = useTexts(workbenchTexts);
  return (
    <section className="portal-invitation" aria-label={words.firstVisit}>
      <p className="portal-invitation-text">{words.firstVisit}</p>
      <Button
        variant="primary"
        size="small"
        busy={busy}
        onClick={onStart}
        onFocus={onIntent}
        onPointerEnter={onIntent}
      >
        {words.startTour}
      </Button>
      <Button variant="ghost" size="small" onClick={onDecline}>
        {words.declineTour}
      </Button>
    </section>
  );
}
