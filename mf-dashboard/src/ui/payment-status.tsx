import type { RefundStatus, TransactionStatus } from '@stoa/shared/contract/market/billing-words.ts';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { usePaymentWords } from '../messages/payment-words.ts';

const tones: Record<TransactionStatus, StatusTone> = {
  initiated: 'neutral',
  authorized: 'info',
  paid: 'success',
  captured: 'success',
  failed: 'danger',
  voided: 'neutral',
  partially_refunded: 'warning',
  refunded: 'info',
};

const refundTones: Record<RefundStatus, StatusTone> = {
  open: 'warning',
  denied: 'neutral',
  payment_error: 'danger',
  payment_refunded: 'info',
  revocation_error: 'danger',
  complete: 'success',
};

export function PaymentStatus({ status }: { status: TransactionStatus }) {
  const word = usePaymentWords();
  return <StatusBadge tone={tones[status]}>{word(`status.${status}`)}</StatusBadge>;
}

export function RefundState({ status }: { status: RefundStatus }) {
  const word = usePaymentWords();
  return <StatusBadge tone={refundTones[status]}>{word(`refund.${status}`)}</StatusBadge>;
}
