import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { Section } from '@stoa/shared/ui/section.tsx';
import { usePaymentText } from '../../messages/payment.ts';
import { HinderedItems } from './hindered-items.tsx';
import { PurchaseList } from './purchase-list.tsx';
import { Till } from './till.tsx';
import type { usePurchase } from './use-purchase.ts';

interface PaymentFormProps {
  purchase: ReturnType<typeof usePurchase>;
  settings: Reply<'getPaymentSettings'>;
}

/** Courses and learning paths that are bought: which they are, beside the till. */
export function PaymentForm({ purchase, settings }: PaymentFormProps) {
  const t = usePaymentText();
  const { buyable, coupon } = purchase;
  const items = buyable.map(({ kind, id }) => ({ kind, id }));
  return (
    <Till items={items} settings={settings} coupon={coupon} onCoupon={purchase.setCoupon}>
      {({ quote, isUnderWay }) => (
        <Section title={t('list.title')}>
          <PurchaseList
            items={buyable}
            quote={quote}
            onDrop={purchase.wanted.length > 1 && !isUnderWay ? purchase.drop : undefined}
          />
          <HinderedItems hindered={purchase.hindered} gone={purchase.gone} />
        </Section>
      )}
    </Till>
  );
}
