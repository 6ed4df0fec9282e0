import { useMemo } from 'react';
import { getOrders, orderStatuses, type Order } from '#src/api/orders.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { allPages } from '#src/data/queries/all-pages.ts';
import { fill, type Locale } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { LinkButton } from '../../content/LinkButton.tsx';
import { yuanText } from '#src/texts/format.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { timeText } from '../../content/document/date-text.ts';
import { statusTabs, type RecordKind } from '../../content/records/record-kind.ts';
import { listOf } from '../../content/records/record-sources.ts';
import { RecordList } from '../../content/records/RecordList.tsx';
import { invoicePath } from './invoice-status.ts';
import { orderPath } from '../../content/item-paths.ts';
import { invoicingPath, orderStatusViews } from './order-status.ts';
import { ordersTexts, type OrderWords } from './texts.ts';

const source = listOf(allPages(getOrders), {});

/** The learner's orders. */
export default function OrdersPage() {
  const words = useTexts(ordersTexts);
  const titles = useTexts(pageTexts);
  const { locale } = usePortal().language;
  const kind = useMemo(() => orderKind(words, locale), [words, locale]);
  return (
    <SpacePage
      title={titles.myOrder}
      actions={<LinkButton href="/space/invoiceList">{words.history}</LinkButton>}
    >
      <RecordList kind={kind} />
    </SpacePage>
  );
}

function orderKind(words: OrderWords, locale: Locale): RecordKind<Order> {
  return {
    title: words.orders,
    source,
    id: ({ id }) => id,
    href: ({ id }) => orderPath(id),
    columns: [
      { key: 'title', heading: words.order, text: ({ title }) => title, sort: ({ title }) => title },
      { key: 'id', heading: words.number, text: ({ id }) => id, holds: 'code', isOneLine: true },
      {
        key: 'created',
        heading: words.created,
        text: ({ createTime }) => timeText(createTime),
        cell: ({ createTime }) => <Created time={createTime} />,
        sort: ({ createTime }) => createTime ?? null,
      },
      {
        key: 'amount',
        heading: words.amount,
        text: ({ amount }) => yuanText(amount, locale),
        sort: ({ amount }) => amount,
        holds: 'number',
      },
      {
        key: 'state',
        heading: words.state,
        text: ({ state }) => words[state],
        cell: ({ state }) => <StatusBadge tone={orderStatusViews[state].tone}>{words[state]}</StatusBadge>,
      },
    ],
    tabs: statusTabs(words.all, orderStatuses, words),
    searchHint: words.searchHint,
    actions: (order) => <NextStep order={order} words={words} />,
    bulkActions: (orders) => <InvoiceSelected orders={orders} words={words} />,
    empty: { text: words.empty, hint: words.emptyHint },
  };
}

/** A time that breaks between day and clock only: one line would leave the title too little room. */
function Created({ time }: { time: Order['createTime'] }) {
  const [day, clock] = timeText(time).split(' ');
  return (
    <span>
      <span data-one-line="">{day}</span> <span data-one-line="">{clock}</span>
    </span>
  );
}

/** The step that most likely comes next for an order. */
function NextStep({ order, words }: { order: Order; words: OrderWords }) {
  if (order.state === 'unpaid') {
    return (
      <LinkButton size="small" variant="primary" href={orderPath(order.id)}>
        {words.toPay}
      </LinkButton>
    );
  }
  if (order.canInvoice) {
    return (
      <LinkButton size="small" href={invoicingPath([order.id])}>
        {words.toInvoice}
      </LinkButton>
    );
  }
  if (!order.invoiceId) return null;
  return (
    <LinkButton size="small" variant="ghost" href={invoicePath(order.invoiceId)}>
      {words.showInvoice}
    </LinkButton>
  );
}

function InvoiceSelected({ orders, words }: { orders: readonly Order[]; words: OrderWords }) {
  const ids = orders.filter(({ canInvoice }) => canInvoice).map(({ id }) => id);
  if (ids.length === 0) return <span>{words.noneToInvoice}</span>;
  return (
    <LinkButton size="small" variant="primary" href={invoicingPath(ids)}>
      {fill(words.invoiceSelected, { count: ids.length })}
    </LinkButton>
  );
}
