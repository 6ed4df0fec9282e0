import { laterView } from './later-view.tsx';
import { NoticesOutline } from './NoticesOutline.tsx';
import type { NoticesStateProps } from './NoticesStateView.tsx';

/** What stands in place of messages: nearly everybody who looks is signed in, has some and gets them. */
export const NoticesState = laterView<NoticesStateProps>(
  () => import('./NoticesStateView.tsx').then((module) => module.NoticesStateView),
  NoticesOutline,
);
