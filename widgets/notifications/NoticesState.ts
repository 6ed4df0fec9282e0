import { laterView } from './later-view.tsx';
import { NoticesOutline } from './NoticesOutline.tsx';
import type { NoticesStateProps } from './NoticesStateView.tsx';

const load = () => import('./NoticesStateView.tsx').then((module) => module.NoticesStateView);

/** What stands in place of messages: nearly everybody who looks is signed in, has some and gets them. */
export const NoticesState = laterView<NoticesStateProps>(load, NoticesOutline);

/** Fetches it beforehand, quietly: without a network it would not come. */
export const prepareNoticesState = () => void load().catch(() => {});
