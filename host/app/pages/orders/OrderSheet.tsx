import { Link } from '../../routing/Link.tsx';
import type { Order } from '#src/api/orders.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { yuanText } from '#src/texts/format.ts';
import { timeText } from '../../content/document/date-text.ts';
import { DocumentFacts, DocumentSection, DocumentTable } from '../../content/document/DocumentContent.tsx';
import { PrintableDocument } from '../../content/document/PrintableDocument.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { invoicePath } from './invoice-status.ts';
import { orderPath } from '../../content/item-paths.ts';
import { sumOf } from './order-status.ts';
import { ordersTexts } from './texts.ts';

/** An order as a document. */
export function OrderSheet({ order }: { order: Order }) {
  const words = useTexts(ordersTexts);
  const titles = useTexts(pageTexts);
  const { locale } = usePortal().language;
  const yuan = (amount: number) => yuanText(amount, locale);
  const methods: Readonly<Record<string, string>> = {
    wechat: words.wechat,
    alipay: words.alipay,
    wallet: words.wallet,
  };
  const sums = order.state === 'paid' || order.state === 'refunded' ? 'sum' : 'toBePaid';
  const sum = order.discount ? words[`${sums}WithDiscount`] : words[sums];
  return (
    <PrintableDocument title={titles.orderDetail} path={orderPath(order.id)}>
      <DocumentFacts
        facts={[
          { label: words.number, value: order.id },
          { label: words.state, value: words[order.state] },
          { label: words.created, value: timeText(order.createTime) },
          { label: words.payTime, value: timeText(order.payTime) },
          { label: words.payMethod, value: methods[order.payMethod] ?? order.payMethod },
          {
            label: words.invoice,
            value: order.invoiceId ? (
              <Link href={invoicePath(order.invoiceId)}>{words.showInvoice}</Link>
            ) : null,
          },
        ]}
      />
      <DocumentSection title={words.items}>
        <DocumentTable
          label={words.items}
          rows={order.items ?? []}
          keyOf={({ id }) => id}
          columns={[
            { label: words.item, value: ({ title }) => title },
            { label: words.price, value: ({ price }) => yuan(price), isNumber: true },
            { label: words.count, value: ({ count }) => count, isNumber: true },
            {
              label: words.subtotal,
              value: ({ price, count }) => yuan(sumOf([price * (count ?? 1)])),
              isNumber: true,
            },
          ]}
          footer={fill(sum, { discount: yuan(order.discount ?? 0), amount: yuan(order.amount) })}
        />
      </DocumentSection>
    </PrintableDocument>
  );
}
