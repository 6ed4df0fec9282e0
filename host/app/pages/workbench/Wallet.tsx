import { ExternalLink } from 'lucide-react';
import { getCardAmount, getWallet } from '#src/api/space.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { useTokenHandoff } from '#src/data/login/useTokenHandoff.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { workbenchTexts } from './texts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { yuanText } from '#src/texts/format.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './wallet.css?inline';

type Amount = number | string | null | undefined;

/** The wallet's balance, and the value of the usable coupons. */
export function Wallet() {
  useStyles(css);
  const words = useTexts(workbenchTexts);
  const wallet = useQuery(getWallet, undefined);
  const coupons = useQuery(getCardAmount, { cardType: 'coupon', status: 'useable' });
  const site = useTokenHandoff('wallet');
  return (
    <Card
      title={words.wallet}
      aria-label={words.wallet}
      actions={
        site.isPossible ? (
          <Button
            size="small"
            variant="ghost"
            className="portal-workbench-open"
            busy={site.isOpening}
            icon={<ExternalLink aria-hidden="true" />}
            onClick={site.open}
          >
            {words.openWallet}
          </Button>
        ) : null
      }
    >
      <dl className="portal-workbench-wallet">
        <Figure
          name={words.balance}
          failure={words.balanceFailed}
          query={wallet}
          amount={wallet.data?.balance}
        />
        <Figure
          name={words.coupons}
          failure={words.couponsFailed}
          query={coupons}
          amount={coupons.data?.amount}
        />
      </dl>
    </Card>
  );
}

interface FigureProps {
  name: string;
  failure: string;
  query: QueryState<unknown>;
  amount: Amount;
}

function Figure({
  name,
  failure,
  query: { data, error, isLoading, isValidating, retry },
  amount,
}: FigureProps) {
  const words = useTexts(workbenchTexts);
  const { locale } = usePortal().language;
  return (
    <div>
      <dt className="portal-workbench-label">{name}</dt>
      <dd className="portal-workbench-amount">
        {data === undefined && isLoading ? (
          <Loading>
            <Skeleton width={88} height={24} />
          </Loading>
        ) : data === undefined && error ? (
          <span className="portal-workbench-amount-failed" role="alert">
            {failure}
            <Button variant="link" busy={isValidating} onClick={retry}>
              {words.reload}
            </Button>
          </span>
        ) : (
          yuanText(amount, locale)
        )}
      </dd>
    </div>
  );
}
