import { Star } from 'lucide-react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { STARS_MAX } from '#host/app/limits.ts';
import { reviewsTexts } from './texts.ts';

const places = Array.from({ length: STARS_MAX }, (_, place) => place + 1);

/** A rating as stars. */
export function Stars({ stars }: { stars: number }) {
  const words = useTexts(reviewsTexts);
  return (
    <span className="portal-stars" role="img" aria-label={fill(words.starsOf, { stars: stars.toFixed(1) })}>
      {places.map((place) => (
        <Star
          key={place}
          size={16}
          data-filled={place <= Math.round(stars) || undefined}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}
