import type { SafeHtmlProps } from '../../src/html/SafeHtml.tsx';
import { Skeleton } from '../../src/ui/Skeleton.tsx';
import { laterView } from './later-view.tsx';

/** A `SafeHtml` without the look of failed places, which lists without markup would carry along. */
export const Markup = laterView<SafeHtmlProps>(
  () => import('../../src/html/SafeHtmlContent.tsx').then((module) => module.SafeHtmlContent),
  Skeleton,
);
