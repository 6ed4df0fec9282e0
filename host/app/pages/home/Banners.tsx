import { getBanners, bannerPositions } from '#src/api/marketing.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import { homeTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { Carousel } from './Carousel.tsx';
import css from './carousel.css?inline';

const atHome = { position: bannerPositions.home };

/** The banners of the home page; without banners and until they are there, a welcome slide names the organisation. */
export function Banners() {
  useStyles(css);
  const words = useTexts(homeTexts);
  const { data, error, isValidating, retry } = useQuery(getBanners, atHome);

  if (data && data.length > 0) {
    return <Carousel banners={data} />;
  }
  if (error && !data) {
    return (
      <div className="portal-carousel-frame" data-state="failed">
        <ErrorState
          compact
          title={fill(words.failedOf, { name: words.banners })}
          message={error.message}
          busy={isValidating}
          onRetry={retry}
        />
      </div>
    );
  }
  // No skeleton while it loads: the first paint shows the welcome, and must not step back.
  return <Welcome busy={isValidating} />;
}

function Welcome({ busy }: { busy: boolean }) {
  const words = useTexts(homeTexts);
  const { org } = useOrganisation();
  return (
    <div className="portal-carousel-frame" data-state="welcome" aria-busy={busy}>
      <p className="portal-carousel-welcome">
        {org?.name ? fill(words.welcome, { name: org.name }) : words.welcomePlain}
      </p>
      <p>{words.welcomeLine}</p>
    </div>
  );
}
