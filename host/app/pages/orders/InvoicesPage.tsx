import { useMemo } from 'react';
import { getInvoices, invoiceStatuses, type Invoice } from '#src/api/invoices.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { allPages } from '#src/data/queries/all-pages.ts';
import { fill, type Locale } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { LinkButton } from '../../content/LinkButton.tsx';
import { yuanText } from '#src/texts/format.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { useQueryParams } from '../../history/useQueryParams.ts';
import { dateText } from '../../content/document/date-text.ts';
import { statusTabs, type RecordKind } from '../../content/records/record-kind.ts';
import { listOf } from '../../content/records/record-sources.ts';
import { RecordList } from '../../content/records/RecordList.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceRecord } from './InvoiceRecord.tsx';
import { invoicePath, invoiceTones } from './invoice-status.ts';
import { invoiceTexts, type InvoiceWords } from './invoice-texts.ts';
import css from './invoices.css?inline';

const source = listOf(allPages(getInvoices), {});

/** The invoices that were asked for; the one with the `id` of the address as a document. */
export default function InvoicesPage() {
  useStyles(css);
  const id = useQueryParams().get('id');
  return id ? <InvoiceRecord id={id} /> : <History />;
}

function History() {
  const words = useTexts(invoiceTexts);
  const titles = useTexts(pageTexts);
  const { locale } = usePortal().language;
  const kind = useMemo(() => invoiceKind(words, locale), [words, locale]);
  const start = <LinkButton href="/space/invoicing">{words.start}</LinkButton>;
  return (
    <SpacePage title={titles.invoiceList} actions={start}>
      <RecordList kind={kind} />
    </SpacePage>
  );
}

/** Names the orders of an invoice in one line. */
function contentsOf({ orders }: Invoice, words: InvoiceWords): string {
  const [first] = orders ?? [];
  const count = orders?.length ?? 0;
  return first && count > 1 ? fill(words.contentsOf, { title: first.title, count }) : (first?.title ?? '');
}

const numberOrReason = ({ invoiceNo, reason }: Invoice): string => invoiceNo || (reason ?? '');

function invoiceKind(words: InvoiceWords, locale: Locale): RecordKind<Invoice> {
  return {
    title: words.invoices,
    source,
    id: ({ id }) => id,
    href: ({ id }) => invoicePath(id),
    columns: [
      { key: 'contents', heading: words.contents, text: (invoice) => contentsOf(invoice, words) },
      { key: 'title', heading: words.title, text: ({ title }) => title, sort: ({ title }) => title },
      {
        key: 'amount',
        heading: words.amount,
        text: ({ amount }) => yuanText(amount, locale),
        sort: ({ amount }) => amount,
        holds: 'number',
      },
      {
        key: 'created',
        heading: words.created,
        text: ({ createTime }) => dateText(createTime),
        sort: ({ createTime }) => createTime ?? null,
        isOneLine: true,
      },
      {
        key: 'state',
        heading: words.state,
        text: ({ state }) => words[state],
        cell: ({ state }) => <StatusBadge tone={invoiceTones[state]}>{words[state]}</StatusBadge>,
      },
      {
        key: 'number',
        heading: words.numberOrReason,
        text: numberOrReason,
        cell: (invoice) => {
          const text = numberOrReason(invoice);
          return text ? <span className="portal-invoice-number">{text}</span> : null;
        },
      },
    ],
    tabs: statusTabs(words.allStates, invoiceStatuses, words),
    searchHint: words.searchHint,
    actions: (invoice) => <InvoiceActions invoice={invoice} size="small" />,
    empty: {
      text: words.empty,
      hint: words.emptyHint,
      action: <LinkButton href="/space/invoicing">{words.start}</LinkButton>,
    },
  };
}
