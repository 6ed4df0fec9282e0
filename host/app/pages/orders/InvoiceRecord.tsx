import { Link } from '../../routing/Link.tsx';
import { getInvoice, type Invoice } from '#src/api/invoices.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { yuanText } from '#src/texts/format.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { timeText } from '../../content/document/date-text.ts';
import { DocumentFacts, DocumentSection, DocumentTable } from '../../content/document/DocumentContent.tsx';
import { DocumentToolbar } from '../../content/document/DocumentToolbar.tsx';
import { PrintableDocument } from '../../content/document/PrintableDocument.tsx';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { invoicePath } from './invoice-status.ts';
import { invoiceTexts } from './invoice-texts.ts';
import { orderPath } from '../../content/item-paths.ts';

/** One invoice as a document. */
export function InvoiceRecord({ id }: { id: string }) {
  const words = useTexts(invoiceTexts);
  const query = useQuery(getInvoice, { id });
  return (
    <SpacePage title={words.invoice} plain={query.data !== undefined}>
      <QueryBoundary
        query={query}
        failure={words.invoiceFailed}
        skeleton={<RowsSkeleton rows={4} lines={3} />}
      >
        {(invoice) => (
          <div className="portal-invoice">
            <DocumentToolbar
              back={{ href: '/space/invoiceList', label: words.back }}
              name={fill(words.fileName, { number: invoice.invoiceNo || invoice.id })}
            >
              <InvoiceActions invoice={invoice} />
            </DocumentToolbar>
            <InvoiceSheet invoice={invoice} />
          </div>
        )}
      </QueryBoundary>
    </SpacePage>
  );
}

function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const words = useTexts(invoiceTexts);
  const { locale } = usePortal().language;
  return (
    <PrintableDocument title={words.invoice} path={invoicePath(invoice.id)}>
      <DocumentFacts
        facts={[
          { label: words.state, value: words[invoice.state] },
          { label: words.reason, value: invoice.reason },
          { label: words.number, value: invoice.invoiceNo },
          { label: words.type, value: words[invoice.type] },
          { label: words.title, value: invoice.title },
          { label: words.taxNumber, value: invoice.taxNumber },
          { label: words.seller, value: invoice.seller },
          { label: words.email, value: invoice.email },
          { label: words.created, value: timeText(invoice.createTime) },
          { label: words.issuedAt, value: timeText(invoice.issueTime) },
        ]}
      />
      <DocumentSection title={words.contents}>
        <DocumentTable
          label={words.contents}
          rows={invoice.orders ?? []}
          keyOf={({ id }) => id}
          columns={[
            { label: words.order, value: ({ id, title }) => <Link href={orderPath(id)}>{title}</Link> },
            { label: words.orderNumber, value: ({ id }) => id },
            { label: words.amount, value: ({ amount }) => yuanText(amount, locale), isNumber: true },
          ]}
          footer={fill(words.total, { amount: yuanText(invoice.amount, locale) })}
        />
      </DocumentSection>
      <p className="portal-invoice-remark">{words.remark}</p>
    </PrintableDocument>
  );
}
