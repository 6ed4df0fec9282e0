import { History } from 'lucide-react';
import { draftTexts } from '../texts/drafts.ts';
import { fill } from '../texts/texts.ts';
import { useDayTime } from '../texts/useToday.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useStyles } from '../theme/useStyles.ts';
import { Button } from '../ui/Button.tsx';
import css from './draft-offers.css?inline';
import type { DraftOffer } from './open-draft.ts';

/** It never shows what was typed: a guest's draft may be another person's. */
export function DraftOfferList({ offers }: { offers: readonly DraftOffer[] }) {
  useStyles(css);
  const words = useTexts(draftTexts);
  const dayTime = useDayTime();
  return offers.map((offer) => (
    <div key={offer.key} className="portal-draft-offer" role="status">
      <History size={16} aria-hidden="true" />
      <span>{fill(offer.isGuests ? words.ofGuest : words.ofClosedTab, { time: dayTime(offer.at) })}</span>
      <Button variant="link" size="small" onClick={offer.accept}>
        {words.take}
      </Button>
      <Button variant="link" size="small" onClick={offer.discard}>
        {words.discard}
      </Button>
    </div>
  ));
}
