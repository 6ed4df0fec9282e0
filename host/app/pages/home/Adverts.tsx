import { clickAdvert, getAdverts } from '../../../../src/api/marketing.ts';
import { usePortal } from '../../../../src/data/portal-context.ts';
import { useQuery } from '../../../../src/data/useQuery.ts';
import { homeTexts } from './texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Skeleton } from '../../../../src/ui/Skeleton.tsx';
import { PromoLink } from './PromoLink.tsx';
import { PromoPicture } from './PromoPicture.tsx';
import { useInView } from '../../useInView.ts';

const SHOWN = 2;

/** The organisation's advertisements. They are optional, so a failed request renders nothing instead of an error. */
export function Adverts() {
  const words = useTexts(homeTexts);
  const { http } = usePortal();
  const [ref, isNear] = useInView<HTMLElement>(true);
  const { data, isLoading } = useQuery(getAdverts, isNear ? undefined : null);
  const isAwaited = !isNear || isLoading;
  const shown = data?.slice(0, SHOWN) ?? [];
  if (!isAwaited && shown.length === 0) return null;
  return (
    <section className="portal-home-adverts" aria-label={words.adverts} ref={ref}>
      {isAwaited
        ? Array.from({ length: SHOWN }, (_, nth) => (
            <span className="portal-home-advert" key={nth}>
              <Skeleton shape="block" height="100%" />
            </span>
          ))
        : shown.map(({ id, title, cover, url }) => (
            <PromoLink
              key={id}
              className="portal-home-advert"
              url={url}
              onClick={() => void clickAdvert(http, { id }, { silent: true }).catch(() => {})}
            >
              <PromoPicture
                src={cover}
                title={title}
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
