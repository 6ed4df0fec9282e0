import { lazyComponent } from '../../ui/loading/lazyComponent.tsx';
import type { DraftOffer } from './open-draft.ts';

export interface DraftOffersProps {
  offers: readonly DraftOffer[];
}

const OfferList = lazyComponent<DraftOffersProps>(() =>
  import('./DraftOfferList.tsx').then((module) => module.DraftOfferList),
);

/** Offers the drafts that were typed elsewhere; most forms never have one. */
export function DraftOffers({ offers }: DraftOffersProps) {
  return offers.length > 0 ? <OfferList offers={offers} /> : null;
}
