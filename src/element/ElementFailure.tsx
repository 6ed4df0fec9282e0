import { elementTexts } from './texts.ts';
import { chinese } from '../texts/texts.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useStyles } from '../theme/useStyles.ts';
import css from '../ui/loading/load-failed.css?inline';
import { LoadFailed } from '../ui/loading/LoadFailed.tsx';
import { SetupError } from '../ui/states/portal-error.ts';
import { ThemeRoot } from '../ui/root/ThemeRoot.tsx';
import { useNearestLocale } from './nearest-locale.ts';

export interface ElementFailureProps {
  container: ShadowRoot;
  error: unknown;
  onRetry: () => void;
}

/** Replaces an element whose portal could not be created. Where the page has to change something, a retry is no use. */
export function ElementFailure({ container, error, onRetry }: ElementFailureProps) {
  const locale = useNearestLocale(container) ?? chinese.locale;
  return (
    <ThemeRoot root={container} language={{ ...chinese, locale }}>
      {error instanceof SetupError ? <NotSetUp /> : <LoadFailed isReleaseGone={false} onRetry={onRetry} />}
    </ThemeRoot>
  );
}

function NotSetUp() {
  useStyles(css);
  const words = useTexts(elementTexts);
  return (
    <p className="portal-load-failed" role="alert">
      {words.notSetUp}
    </p>
  );
}
