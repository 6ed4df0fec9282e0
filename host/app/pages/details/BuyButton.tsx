import type { ListItem } from '#src/api/list-item.ts';
import { orderPaths } from '#src/api/changed-paths.ts';
import { createOrder } from '#src/api/orders.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useFacts } from '../../content/cards/useFacts.ts';
import { orderPath } from '../../content/item-paths.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import type { MainAction } from './main-actions.ts';
import { detailsTexts } from './texts.ts';

interface BuyButtonProps {
  item: ListItem;
  action: Extract<MainAction, { type: 'buy' }>;
}

/** Orders an item and leads to the order, where it is paid. */
export function BuyButton({ item, action }: BuyButtonProps) {
  const words = useTexts(detailsTexts);
  const { price } = useFacts();
  const { http } = usePortal();
  const { invalidate } = useQueryCache();
  const { send, isBusy } = useMutation(words.buyFailed);
  const follow = useNavigateHandler();
  const buy = async () => {
    const response = await send(() =>
      createOrder(http, { sourceType: 'course', sourceId: item.id }, { silent: true }),
    );
    if (!response) return;
    invalidate(orderPaths);
    follow({ url: orderPath(response.data.id) });
  };
  return (
    <Button variant="primary" size="large" busy={isBusy} onClick={() => void buy()}>
      {fill(words[action.text], { price: price(action.price) })}
    </Button>
  );
}
