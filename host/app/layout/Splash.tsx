import { hostTexts } from '../texts.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { useStyles } from '../../../src/theme/useStyles.ts';
import { Spinner } from '../../../src/ui/Spinner.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx';
import css from './layout.css?inline';

/** Shown until the first page has loaded. */
export function Splash() {
  useStyles(css);
  const words = useTexts(hostTexts);
  return (
    <div className="portal-splash" role="status">
      <Spinner size={32} />
      <VisuallyHidden>{words.loadingPage}</VisuallyHidden>
    </div>
  );
}
