import { getBanners, bannerPositions } from '#src/api/marketing.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { Carousel } from '../home/Carousel.tsx';
import css from '../home/carousel.css?inline';
import { homeTexts } from '../home/texts.ts';
import { fill } from '#src/texts/texts.ts';

const inStore = { position: bannerPositions.store };

/** The banners of the course store. Without any, or if they fail, the list begins at once. */
export function StoreBanners() {
  useStyles(css);
  const words = useTexts(homeTexts);
  const { data, isLoading } = useQuery(getBanners, inStore);
  if (isLoading) {
    return (
      <Loading label={fill(words.loadingOf, { name: words.banners })}>
        <div className="portal-carousel-frame">
          <Skeleton shape="block" height="100%" />
        </div>
      </Loading>
    );
  }
  if (!data || data.length === 0) return null;
  return <Carousel banners={data} />;
}
