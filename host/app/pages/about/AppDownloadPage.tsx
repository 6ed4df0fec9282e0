import { parseUrl } from '#src/rules/parse-url.ts';
import { Download, Monitor, Smartphone } from 'lucide-react';
import type { AppRelease } from '#src/config.ts';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import { useSession } from '#src/data/portal-context.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { type SafeUrl, webUrl } from '#src/rules/safe-url.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { useBrowserState, usePageUrl } from '#src/ui/loading/hydration.ts';
import { QrCode } from '#src/ui/media/QrCode.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { usePageHead } from '../../routing/page-head.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import about from './about.css?inline';
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
  const config = useSettings();
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
    const url = webUrl(parseUrl(app.url, page));
    return url ? [{ ...app, url }] : [];
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

const desktop = new Set<string>(['windows', 'mac']);

interface AppCardProps extends AppRelease {
  url: SafeUrl;
  /** It is for the platform of this very device. */
  isInUse: boolean;
}

/** An app for one platform: what it is called, its QR code, and the link that the code holds. */
function AppCard({ platform, url, version, isInUse }: AppCardProps) {
  const words = useTexts(appTexts);
  const name = words[platform];
  const isDesktop = desktop.has(platform);
  const Icon = isDesktop ? Monitor : Smartphone;
  return (
    <li className="portal-app" data-in-use={isInUse || undefined}>
      <h2>
        <Icon size={20} aria-hidden="true" />
        {name}
      </h2>
      <p className="portal-app-facts">
        {version ? <span>{fill(words.version, { version })}</span> : null}
        {isInUse ? <span className="portal-app-mark">{words.current}</span> : null}
      </p>
      <div className="portal-app-code">
        {isDesktop ? (
          <Monitor size={96} strokeWidth={1} aria-hidden="true" />
        ) : (
          <QrCode text={url} label={fill(words.scanOf, { platform: name })} size={152} />
        )}
      </div>
      <p className="portal-app-hint">{isDesktop ? null : words.scan}</p>
      <Button
        block
        variant={isInUse ? 'primary' : 'secondary'}
        icon={<Download size={16} aria-hidden="true" />}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={fill(words.getOf, { platform: name })}
      >
        {words.get}
      </Button>
    </li>
  );
}
