import { useState } from 'react';
import { useLocation } from 'wouter';
import { cancelOrder, removeOrder, type Order, type OrderStatus } from '#src/api/orders.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { contentKinds, type ContentKind } from '../../content/kinds.ts';
import { LinkButton } from '../../content/LinkButton.tsx';
import { invoicingPath } from './order-status.ts';
import { ordersTexts } from './texts.ts';

/** How an order can be ended in each status; the texts of each way begin with its name. */
const endings: Partial<Record<OrderStatus, 'cancel' | 'remove'>> = {
  unpaid: 'cancel',
  cancelled: 'remove',
  refunded: 'remove',
};

/** The kinds that can be bought, by the `sourceType` of their orders. */
const boughtKinds = new Map<string, ContentKind>([
  ['course', contentKinds.course],
  ['project', contentKinds.project],
]);

interface OrderActionsProps {
  order: Order;
  reload: () => void;
}

/** The actions that an order offers in its status. */
export function OrderActions({ order, reload }: OrderActionsProps) {
  const words = useTexts(ordersTexts);
  const { http } = usePortal();
  const [, navigate] = useLocation();
  const toast = useToast();
  const ending = endings[order.state];
  const [asked, setAsked] = useState(ending);
  const confirm = useConfirm(asked === ending);
  const { send, isBusy } = useMutation(ending ? words[`${ending}Failed`] : '');

  async function end(way: 'cancel' | 'remove'): Promise<void> {
    setAsked(way);
    const isAgreed = await confirm({
      title: words[`${way}Title`],
      text: words[`${way}Text`],
      confirmLabel: words[way],
      cancelLabel: words.keepOrder,
      danger: true,
    });
    const request = way === 'cancel' ? cancelOrder : removeOrder;
    if (!isAgreed || !(await send(() => request(http, { id: order.id })))) return;
    toast({ tone: 'success', text: words[`${way}Done`] });
    if (way === 'cancel') reload();
    else navigate('/space/myOrder', { replace: true });
  }

  const bought = order.state === 'paid' && order.sourceId ? boughtKinds.get(order.sourceType) : undefined;
  return (
    <>
      {bought ? <LinkButton href={bought.href(order.sourceId)}>{words.toItem}</LinkButton> : null}
      {order.canInvoice ? <LinkButton href={invoicingPath([order.id])}>{words.toInvoice}</LinkButton> : null}
      {ending ? (
        <Button busy={isBusy} onClick={() => void end(ending)}>
          {words[ending]}
        </Button>
      ) : null}
    </>
  );
}
