import { useContext } from 'react';
import { useParams } from 'wouter';
import { paidPaths } from '#src/api/changed-paths.ts';
import { getOrder, type Order } from '#src/api/orders.ts';
import { publishChanges } from '#src/session/publish-changes.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { fill } from '#src/texts/texts.ts';
import { LanguageContext, useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { Stepper } from '#src/ui/navigation/Stepper.tsx';
import { momentText } from '../../content/dates.ts';
import { contentTexts } from '../../content/texts.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { DocumentToolbar } from '../../content/document/DocumentToolbar.tsx';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { orderStatusViews } from './order-status.ts';
import css from './orders.css?inline';
import { Payment } from './Payment.tsx';
import { ordersTexts } from './texts.ts';

/** One order: its progress, its payment, and the order as a document. */
export default function OrderPage() {
  useStyles(css);
  const words = useTexts(ordersTexts);
  const titles = useTexts(pageTexts);
  const { id = '' } = useParams();
  const query = useQuery(getOrder, { id });
  return (
    <SpacePage title={titles.orderDetail} plain={query.data !== undefined}>
      <QueryBoundary query={query} failure={words.orderFailed} skeleton={<RowsSkeleton rows={4} lines={3} />}>
        {(order) => <LoadedOrder order={order} query={query} />}
      </QueryBoundary>
    </SpacePage>
  );
}

function LoadedOrder({ order, query }: { order: Order; query: QueryState<Order> }) {
  const words = useTexts(ordersTexts);
  const content = useTexts(contentTexts);
  const { locale } = useContext(LanguageContext);
  const portal = usePortal();
  const { invalidate } = useQueryCache();
  const settle = () => {
    query.retry();
    // The payment itself is no call of ours.
    publishChanges(portal, paidPaths);
    invalidate(paidPaths);
  };
  const { hint, steps, current } = orderStatusViews[order.state];
  const until = order.state === 'unpaid' ? momentText(order.expireTime, content, locale) : '';
  return (
    <div className="portal-order">
      <DocumentToolbar
        back={{ href: '/space/myOrder', label: words.back }}
        name={fill(words.fileName, { id: order.id })}
      >
        <OrderActions order={order} reload={settle} />
      </DocumentToolbar>
      <Card className="portal-order-status" title={words[order.state]} aria-label={words[order.state]}>
        <p role="status">{until ? fill(words.unpaidUntil, { time: until }) : words[hint]}</p>
        <Stepper label={words.steps} steps={steps.map((step) => words[step])} current={current} />
        {order.state === 'unpaid' ? <Payment order={order} onSettled={settle} /> : null}
      </Card>
      <OrderSheet order={order} />
    </div>
  );
}
