import { draftTexts } from '../../texts/drafts.ts';
import { fill } from '../../texts/texts.ts';
import { useDayTime } from '../../texts/useToday.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { useStyles } from '../../theme/useStyles.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { DraftNote } from '../../ui/fields/DraftNote.tsx';
import css from './draft-offers.css?inline';
import type { DraftOffer } from './open-draft.ts';

/** It never shows what was typed: a guest's draft may be another person's. */
export function DraftOfferList({ offers }: { offers: readonly DraftOffer[] }) {
  useStyles(css);
  const words = useTexts(draftTexts);
  const dayTime = useDayTime();
  const textOf = ({ isGuests, at }: DraftOffer) =>
    fill(isGuests ? words.ofGuest : words.ofClosedTab, { time: dayTime(at) });
  return (
    <div className="portal-draft-offers">
      {offers.map((offer) => (
        <DraftNote key={offer.key} text={textOf(offer)}>
          <Button variant="link" size="small" onClick={offer.accept}>
            {words.take}
          </Button>
          <Button variant="link" size="small" onClick={offer.discard}>
            {words.discard}
          </Button>
        </DraftNote>
      ))}
    </div>
  );
}
