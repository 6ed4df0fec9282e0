import type { ComponentProps, SyntheticEvent } from 'react';
import { laterView, NoticesOutline, prepareDoing, type Arriving } from '../notifications/index.ts';
import type { MessagePagerProps } from './MessagePager.tsx';
import type { TypesFailedProps } from './TypesFailed.tsx';

const load = () => import('./rest.ts');
const nothing = () => null;

/** Somebody turns to the messages. */
export const prepare = (event: SyntheticEvent) => prepareDoing(event, load);

/** In place of a list that is long, as only a page can be that is told to. */
export const LongList = laterView<ComponentProps<typeof Arriving>>(
  () => load().then((rest) => rest.Arriving),
  NoticesOutline,
);

/** Below the list, and not of every one. */
export const MessagePager = laterView<MessagePagerProps>(
  () => load().then((rest) => rest.MessagePager),
  nothing,
);

export const TypesFailed = laterView<TypesFailedProps>(
  () => load().then((rest) => rest.TypesFailed),
  nothing,
);
