import { useOrganisation } from '../../../../src/data/useOrganisation.ts';
import { usePortal, useSession } from '../../../../src/data/portal-context.ts';
import { safeUrl } from '../../../../src/rules/safe-url.ts';
import { fill } from '../../../../src/texts/texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { useStyles } from '../../../../src/theme/useStyles.ts';
import { EmptyState } from '../../../../src/ui/EmptyState.tsx';
import { useBrowserState, usePageUrl } from '../../../../src/ui/hydration.ts';
import { Loading, Skeleton } from '../../../../src/ui/Skeleton.tsx';
import { usePageHead } from '../../page-head.ts';
import { pageTexts } from '../../page-titles.ts';
import about from './about.css?inline';
import { AppCard } from './AppCard.tsx';
import { inUseFirst, platformOf } from './app-platform.ts';
import css from './app.css?inline';
import { appTexts } from './texts.ts';

/** Where to get the apps: a card per platform, the one in use first. */
export default function AppDownloadPage() {
  useStyles(about);
  useStyles(css);
  const words = useTexts(appTexts);
  const titles = useTexts(pageTexts);
  usePageHead({ description: words.lead, canonical: '/appDownload' });
  return (
    <div className="portal-about" data-single="wide">
      <header className="portal-about-head">
        <h1>{titles.appDownload}</h1>
        <p className="portal-about-lead">{words.lead}</p>
      </header>
      <Apps />
    </div>
  );
}

function Apps() {
  const words = useTexts(appTexts);
  const { config } = usePortal();
  const isPending = useSession((session) => session.isPending);
  const phone = useOrganisation().org?.supportPhone;
  const page = usePageUrl();
  const [platform] = useBrowserState(
    () => platformOf(navigator.userAgent, navigator.maxTouchPoints),
    undefined,
  );
  if (isPending) {
    return (
      <Loading className="portal-app-skeleton">
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <Skeleton key={card} shape="block" />
        ))}
      </Loading>
    );
  }
  const apps = inUseFirst(config.apps, platform).flatMap((app) => {
    const url = safeUrl(app.url, page);
    return url ? [{ ...app, url: new URL(url, page).href }] : [];
  });
  if (apps.length === 0) {
    const hint = phone ? fill(words.noneHintPhone, { phone }) : words.noneHint;
    return <EmptyState text={words.none} hint={hint} />;
  }
  return (
    <>
      <ul className="portal-app-list">
        {apps.map((app) => (
          <AppCard key={`${app.platform} ${app.url}`} {...app} isInUse={app.platform === platform} />
        ))}
      </ul>
      <section className="portal-app-steps">
        <h2>{words.steps}</h2>
        <ol>
          <li>{words.stepScan}</li>
          <li>{words.stepInstall}</li>
          <li>{words.stepLogin}</li>
        </ol>
      </section>
    </>
  );
}
