import { useLocation } from 'wouter';
import { cancelOrder, removeOrder, type Order } from '../../../../src/api/orders.ts';
import { usePortal } from '../../../../src/data/portal-context.ts';
import { useMutation } from '../../../../src/data/useMutation.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Button } from '../../../../src/ui/Button.tsx';
import { useToast } from '../../../../src/ui/theme-root-context.ts';
import { useConfirm } from '../../../../src/ui/useConfirm.tsx';
import { LinkButton } from '../../content/LinkButton.tsx';
import { invoicingPath, isRemovable } from './order-states.ts';
import { orderTexts } from './texts.ts';

interface OrderActionsProps {
  order: Order;
  onChange: (order: Order) => void;
}

/** What the learner can do with an order in its state. */
export function OrderActions({ order, onChange }: OrderActionsProps) {
  const words = useTexts(orderTexts);
  const { http } = usePortal();
  const [, navigate] = useLocation();
  const confirm = useConfirm();
  const toast = useToast();
  const cancellation = useMutation(words.cancelFailed);
  const removal = useMutation(words.removeFailed);

  async function cancel(): Promise<void> {
    const question = {
      title: words.cancelTitle,
      text: words.cancelText,
      confirmLabel: words.cancel,
      cancelLabel: words.keepOrder,
      danger: true,
    };
    if (!(await confirm(question))) return;
    const response = await cancellation.send(() => cancelOrder(http, { id: order.id }));
    if (!response) return;
    onChange(response.data);
    toast({ tone: 'success', text: words.cancelDone });
  }

  async function remove(): Promise<void> {
    const question = {
      title: words.removeTitle,
      text: words.removeText,
      confirmLabel: words.remove,
      danger: true,
    };
    if (!(await confirm(question))) return;
    if (!(await removal.send(() => removeOrder(http, { id: order.id })))) return;
    toast({ tone: 'success', text: words.removeDone });
    navigate('/space/myOrder', { replace: true });
  }

  return (
    <>
      {order.canInvoice ? <LinkButton href={invoicingPath([order.id])}>{words.toInvoice}</LinkButton> : null}
      {order.state === 'unpaid' ? (
        <Button busy={cancellation.isBusy} onClick={() => void cancel()}>
          {words.cancel}
        </Button>
      ) : null}
      {isRemovable(order) ? (
        <Button busy={removal.isBusy} onClick={() => void remove()}>
          {words.remove}
        </Button>
      ) : null}
    </>
  );
}
