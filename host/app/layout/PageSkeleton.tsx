import { pageTexts } from '../routing/page-titles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { usePageRoute } from '../routing/page-route.ts';
import css from './page-skeleton.css?inline';
import { SpacePage } from './SpacePage.tsx';

/** The first paint of a page whose content depends on its user: the heading, and skeletons. */
export function PageSkeleton() {
  const titles = useTexts(pageTexts);
  const { name, meta } = usePageRoute();
  const skeletons = <Skeletons />;
  if (meta.space) return <SpacePage title={titles[name]}>{skeletons}</SpacePage>;
  // The technical pages of the log-in only lead on; most need no more than a moment.
  if (meta.sessionless) return skeletons;
  return (
    <div className="portal-page-skeleton">
      <h1>{titles[name]}</h1>
      {skeletons}
    </div>
  );
}

function Skeletons() {
  useStyles(css);
  return (
    <Loading className="portal-page-skeleton-content">
      <Skeleton shape="block" />
      <Skeleton lines={3} />
      <Skeleton lines={3} />
    </Loading>
  );
}
