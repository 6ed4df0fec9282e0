import { getInvoiceTitles, getOrdersToInvoice } from '#src/api/invoices.ts';
import { useCacheScope } from '#src/data/queries/useCacheScope.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { EmptyList } from '#src/ui/states/EmptyState.tsx';
import { LinkButton } from '../../content/LinkButton.tsx';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { InvoiceForm } from './InvoiceForm.tsx';
import { invoiceTexts } from './invoice-texts.ts';
import css from './invoices.css?inline';

/** Asks for one invoice of several orders. */
export default function InvoicingPage() {
  useStyles(css);
  const words = useTexts(invoiceTexts);
  const pages = useTexts(pageTexts);
  const scope = useCacheScope();
  const orders = useQuery(getOrdersToInvoice, undefined);
  const titles = useQuery(getInvoiceTitles, undefined);
  // The remembered titles fill the form in, so they come first; but they are not worth failing for.
  const isFilling = titles.isLoading;
  return (
    <SpacePage
      title={pages.invoicing}
      actions={<LinkButton href="/space/invoiceList">{pages.invoiceList}</LinkButton>}
    >
      <QueryBoundary
        query={isFilling ? { ...orders, data: undefined, isLoading: true } : orders}
        failure={words.ordersFailed}
        skeleton={<RowsSkeleton rows={5} />}
      >
        {(found) =>
          found.length > 0 ? (
            <InvoiceForm key={scope} orders={found} titles={titles.data ?? []} />
          ) : (
            <EmptyList
              text={words.noOrders}
              hint={words.noOrdersHint}
              action={<LinkButton href="/space/myOrder">{words.toOrders}</LinkButton>}
            />
          )
        }
      </QueryBoundary>
    </SpacePage>
  );
}
