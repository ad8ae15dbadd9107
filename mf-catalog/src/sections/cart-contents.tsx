import type { CartEntry } from '@stoa/shared/contract/market/cart.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Text } from '@stoa/shared/kit';
import { isSameEntry } from '@stoa/shared/remote/cart/guest-cart.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { CartSkeleton } from '../features/cart/cart-skeleton.tsx';
import { CartTotal } from '../features/cart/cart-total.tsx';
import { groupsByCurrency, type PricedGroup } from '../features/cart/priced-groups.ts';
import type { InCart } from '../features/cart/use-cart.ts';
import { useRemoveFromCart } from '../features/cart/use-remove-from-cart.ts';
import { HinderedItems } from '../features/payment/hindered-items.tsx';
import { PurchaseLine, PurchaseLines } from '../features/payment/purchase-list.tsx';
import { purchaseQuery, type SaleItem } from '../features/payment/purchase.ts';
import { TillFrame } from '../features/payment/till-frame.tsx';
import { useSaleItems } from '../features/payment/use-sale-items.ts';
import { useCartText } from '../messages/cart.ts';

interface CartContentsProps {
  items: readonly InCart[];
  /** The button that was pressed is about to go. */
  onRemove(): void;
}

/** What is in the cart as it is sold today, by currency, and what of it cannot be bought. */
export function CartContents({ items, onRemove }: CartContentsProps) {
  const t = useCartText();
  const sale = useSaleItems(items);
  const removal = useRemoveFromCart();
  if (sale.failed) return <LoadFailed query={sale.failed} title={t('failed')} />;
  if (sale.isPending) return <CartSkeleton />;

  const remove = (entries: readonly CartEntry[], name: string) => {
    onRemove();
    removal.mutate({ items: items.filter((item) => entries.some((entry) => isSameEntry(entry, item))), name });
  };
  const groups = groupsByCurrency(sale.buyable);
  const hindered = sale.hindered.map(({ item }) => item);
  const unsold = [...hindered, ...sale.gone];
  return (
    <>
      {groups.length > 1 && <Text>{t('several')}</Text>}
      {groups.map((group) => (
        <CartGroup
          key={group.currency}
          group={group}
          isOnly={groups.length === 1}
          onDrop={(item) => remove([item], item.name)}
        />
      ))}
      <HinderedItems hindered={sale.hindered} gone={sale.gone} title={t('hindered.title')}>
        <Button
          variant="default"
          size="compact-md"
          onClick={() => remove(unsold, hindered[0]?.name ?? unsold[0]?.slug ?? '')}
        >
          {t('hindered.remove')}
        </Button>
      </HinderedItems>
    </>
  );
}

interface CartGroupProps {
  group: PricedGroup<SaleItem>;
  isOnly: boolean;
  onDrop(item: SaleItem): void;
}

/** What is paid for together. */
function CartGroup({ group: { currency, items, totalMinor }, isOnly, onDrop }: CartGroupProps) {
  const t = useCartText();
  const format = useFormat();
  const total = <CartTotal totalMinor={totalMinor} currency={currency} till={to.payment(purchaseQuery(items))} />;
  return (
    <TillFrame label={t('total')} total={total}>
      <Section title={isOnly ? t('items') : t('currency', { currency })}>
        <PurchaseLines>
          {items.map((item) => (
            <PurchaseLine key={item.id} item={item} onDrop={() => onDrop(item)}>
              {format.money(item.priceMinor, item.currency)}
            </PurchaseLine>
          ))}
        </PurchaseLines>
      </Section>
    </TillFrame>
  );
}
