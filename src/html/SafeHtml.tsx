import { lazyComponent } from '../ui/lazyComponent.tsx';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';

export interface SafeHtmlProps {
  /** The unsanitized HTML of the server. */
  html: string;
  className?: string;
}

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
