import { clickBanner, getBanners } from '../../../../src/api/marketing.ts';
import { usePortal } from '../../../../src/data/portal-context.ts';
import { useQuery } from '../../../../src/data/useQuery.ts';
import { useOrganisation } from '../../../../src/data/useOrganisation.ts';
import { homeTexts } from './texts.ts';
import { fill } from '../../../../src/texts/texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { useStyles } from '../../../../src/theme/useStyles.ts';
import { ErrorState } from '../../../../src/ui/ErrorState.tsx';
import { Loading, Skeleton } from '../../../../src/ui/Skeleton.tsx';
import { Carousel } from './Carousel.tsx';
import css from './carousel.css?inline';

const atHome = { position: 1 } as const;

/** The banners of the home page; without banners, a welcome slide shows the organisation's name. */
export function Banners() {
  useStyles(css);
  const words = useTexts(homeTexts);
  const { http } = usePortal();
  const { data, error, isValidating, retry } = useQuery(getBanners, atHome);

  if (data && data.length > 0) {
    return (
      <Carousel
        banners={data}
        onOpen={(id) => void clickBanner(http, { id }, { silent: true }).catch(() => {})}
      />
    );
  }
  if (error && !isValidating) {
    return (
      <div className="portal-carousel-frame" data-state="failed">
        <ErrorState
          compact
          title={fill(words.failedOf, { name: words.banners })}
          message={error.message}
          onRetry={retry}
        />
      </div>
    );
  }
  if (isValidating && !data) {
    return (
      <Loading label={fill(words.loadingOf, { name: words.banners })}>
        <div className="portal-carousel-frame">
          <Skeleton shape="block" height="100%" />
        </div>
      </Loading>
    );
  }
  return <Welcome />;
}

function Welcome() {
  const words = useTexts(homeTexts);
  const { org } = useOrganisation();
  return (
    <div className="portal-carousel-frame" data-state="welcome">
      <p className="portal-carousel-welcome">
        {org?.name ? fill(words.welcome, { name: org.name }) : words.welcomePlain}
      </p>
      <p>{words.welcomeLine}</p>
    </div>
  );
}
