import type { SafeHtmlProps } from '../../src/html/SafeHtml.tsx';
import { SkeletonLine } from '../../src/ui/Skeleton.tsx';
import { laterView } from './later-view.tsx';

/** A `SafeHtml` without the look of failed places, which lists without markup would carry along. */
export const Markup = laterView<SafeHtmlProps>(
  () => import('./MarkedUp.tsx').then((module) => module.MarkedUp),
  SkeletonLine,
);
