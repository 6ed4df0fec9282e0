import type { SafeHtmlProps } from '../../src/html/SafeHtml.tsx';
import { Skeleton } from '../../src/ui/Skeleton.tsx';
import { wantedView } from '../../src/ui/wanted-view.ts';
import { Again } from './Again.tsx';

const useContent = wantedView<SafeHtmlProps>(() =>
  import('../../src/html/SafeHtmlContent.tsx').then((module) => module.SafeHtmlContent),
);

/** A `SafeHtml` without the look of failed places, which lists without markup would carry along. */
export function Markup(props: SafeHtmlProps) {
  const { View, retry } = useContent();
  if (View) return <View {...props} />;
  return retry ? <Again onRetry={retry} /> : <Skeleton />;
}
