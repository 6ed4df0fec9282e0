import { useState } from 'react';
import { feedbackTexts } from './texts.ts';
import { uiTexts } from '../../src/texts/ui.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { ErrorState } from '../../src/ui/ErrorState.tsx';
import { lazyView } from '../../src/ui/lazy-view.ts';
import { TicketListSkeleton } from './TicketListSkeleton.tsx';
import type { OrdersTabProps } from './TicketsTab.tsx';

const orders = lazyView<OrdersTabProps>(() => import('./TicketsTab.tsx').then((module) => module.TicketsTab));

/** The user's own feedback; who only writes some never loads it. */
export function MineTab(props: OrdersTabProps) {
  const words = useTexts(feedbackTexts);
  const { loadFailed } = useTexts(uiTexts);
  const [hasFailed, setFailed] = useState(false);
  const { View } = orders.useView(!hasFailed, () => setFailed(true));
  if (View) return <View {...props} />;
  if (!hasFailed) return <TicketListSkeleton />;
  return (
    <ErrorState compact title={words.ordersFailed} message={loadFailed} onRetry={() => setFailed(false)} />
  );
}
