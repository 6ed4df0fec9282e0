import { lazyComponent } from '../ui/lazyComponent.tsx';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';

export interface SafeHtmlProps {
  /** HTML as the server sent it. */
  html: string;
  className?: string;
}

/** The one way in which HTML of the server reaches the page. The sanitizer is loaded with the first one. */
export const SafeHtml = lazyComponent<SafeHtmlProps>(
  () => import('./SafeHtmlContent.tsx').then((module) => module.SafeHtmlContent),
  { pending: TextSkeleton },
);

function TextSkeleton() {
  return (
    <Loading>
      <Skeleton lines={5} />
    </Loading>
  );
}
