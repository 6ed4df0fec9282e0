import { clickAdvert, getAdverts } from '#src/api/marketing.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { homeTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { PromoLink } from './PromoLink.tsx';
import { PromoPicture } from './PromoPicture.tsx';
import { useInView } from '../../content/useInView.ts';
import { ADVERTS_SHOWN } from '../../limits.ts';

/** The organisation's advertisements. They are optional, so a failed request renders nothing instead of an error. */
export function Adverts() {
  const words = useTexts(homeTexts);
  const [ref, isNear] = useInView<HTMLElement>(true);
  const { data, isLoading } = useQuery(getAdverts, isNear ? undefined : null);
  const isAwaited = !isNear || isLoading;
  const shown = data?.slice(0, ADVERTS_SHOWN) ?? [];
  if (!isAwaited && shown.length === 0) return null;
  return (
    <section className="portal-home-adverts" aria-label={words.adverts} ref={ref}>
      {isAwaited
        ? Array.from({ length: ADVERTS_SHOWN }, (_, nth) => (
            <span className="portal-home-advert" key={nth}>
              <Skeleton shape="block" height="100%" />
            </span>
          ))
        : shown.map((advert) => (
            <PromoLink key={advert.id} className="portal-home-advert" promo={advert} clicked={clickAdvert}>
              <PromoPicture
                src={advert.cover}
                title={advert.title}
                width={800}
                height={240}
                loading="lazy"
                decoding="async"
              />
            </PromoLink>
          ))}
    </section>
  );
}
