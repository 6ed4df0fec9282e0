import { ExternalLink } from 'lucide-react';
import type { Order } from '#src/api/orders.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useIsMobile } from '#src/theme/breakpoint.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { usePageUrl } from '#src/ui/loading/hydration.ts';
import { QrCode } from '#src/ui/media/QrCode.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { yuanText } from '#src/texts/format.ts';
import { payAddress } from './order-status.ts';
import { ordersTexts } from './texts.ts';
import { usePaymentPoll } from './usePaymentPoll.ts';

interface PaymentProps {
  order: Order;
  /** The order may have been paid or closed. */
  onSettled: () => void;
}

/** The way to the payment page: a QR code for the phone beside a desk, on a phone a link. */
export function Payment({ order, onSettled }: PaymentProps) {
  const words = useTexts(ordersTexts);
  const { config, language } = usePortal();
  const isMobile = useIsMobile();
  const toast = useToast();
  const url = payAddress(order.payUrl, config.api, usePageUrl());
  const { phase, check } = usePaymentPoll(order.id, onSettled);
  const { run, isBusy } = useMutation(words.pollFailed);
  const checkNow = () =>
    run(async () => {
      if (!(await check())) toast({ text: words.notPaidYet });
    });
  return (
    <section className="portal-order-payment" aria-label={words.payNow}>
      {url && !isMobile ? <QrCode text={url} label={words.qrCode} size={168} /> : null}
      <div className="portal-order-payment-text">
        <p className="portal-order-price">{yuanText(order.amount, language.locale)}</p>
        {url && !isMobile ? <p>{words.scanHint}</p> : null}
        {url ? null : <p role="alert">{words.noPayUrl}</p>}
        <p className="portal-order-note" role="status">
          {words[phase]}
        </p>
        <div className="portal-order-buttons">
          {url ? (
            <Button
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              variant={isMobile ? 'primary' : 'secondary'}
              icon={<ExternalLink size={16} aria-hidden="true" />}
            >
              {isMobile ? words.toPay : words.openHere}
              <VisuallyHidden>{words.newWindow}</VisuallyHidden>
            </Button>
          ) : null}
          <Button variant={isMobile ? 'secondary' : 'primary'} busy={isBusy} onClick={() => void checkNow()}>
            {words.checkNow}
          </Button>
        </div>
      </div>
    </section>
  );
}
