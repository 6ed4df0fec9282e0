import { lazyComponent } from '../ui/loading/lazyComponent.tsx';
import type { SafeHtmlProps } from './SafeHtmlContent.tsx';
import { Loading, Skeleton } from '../ui/states/Skeleton.tsx';

/** The only component that renders server HTML. The sanitizer is loaded with the first instance. */
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
