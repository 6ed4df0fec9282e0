import type { SafeHtmlProps } from '../../src/html/SafeHtml.tsx';
import { SafeHtmlContent } from '../../src/html/SafeHtmlContent.tsx';
import { useStyles } from '../../src/theme/useStyles.ts';
import css from './marked-up.css?inline';

/** The text of a message that has markup. */
export function MarkedUp(props: SafeHtmlProps) {
  useStyles(css);
  return <SafeHtmlContent {...props} />;
}
