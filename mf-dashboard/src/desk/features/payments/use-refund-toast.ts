import type { RefundStatus } from '@stoa/shared/contract/market/billing-words.ts';
import { usePaymentsText } from '../../messages/payments.ts';

/** What to say of a refund that was just asked of the gateway: done, refused, or not known yet. */
export function useRefundToast() {
  const t = usePaymentsText();
  return (status: RefundStatus | undefined, amount: string) => {
    if (status === 'payment_error') return { kind: 'error', message: t('refund.refused', { amount }) } as const;
    const isBack = status === 'complete' || status === 'payment_refunded' || status === 'revocation_error';
    return { kind: 'success', message: t(isBack ? 'refund.done' : 'refund.waiting', { amount }) } as const;
  };
}
