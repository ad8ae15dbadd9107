import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { Receipt } from '../features/payment/payment-outcome.tsx';
import { useEndOf } from '../features/payment/use-payment.ts';
import { OpenedByPlan } from '../features/plans/opened-by-plan.tsx';
import { usePlansText } from '../messages/plans.ts';

/** A plan was paid: what it opens, and straight into it. */
export function PaidPlan({ payment }: { payment: Reply<'verifyPayment'> }) {
  const t = usePlansText();
  useEndOf(payment);
  return (
    <OpenedByPlan name={payment.items.map(({ name }) => name).join(', ')}>
      {t('begun.paid')} <Receipt payment={payment} />
    </OpenedByPlan>
  );
}
