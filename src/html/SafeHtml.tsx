import { ErrorState } from '../ui/ErrorState.tsx';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import { wantedView } from '../ui/wanted-view.ts';

export interface SafeHtmlProps {
  /** HTML as the server sent it. */
  html: string;
  className?: string;
}

const useContent = wantedView<SafeHtmlProps>(() =>
  import('./SafeHtmlContent.tsx').then((module) => module.SafeHtmlContent),
);

/** The one way in which HTML of the server reaches the page. The sanitizer is loaded with the first one. */
export function SafeHtml(props: SafeHtmlProps) {
  const { View, retry } = useContent();
  if (View) return <View {...props} />;
  if (retry) return <ErrorState compact onRetry={retry} />;
  return (
    <Loading>
      <Skeleton lines={5} />
    </Loading>
  );
}
