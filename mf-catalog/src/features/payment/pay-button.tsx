import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { usePaymentText } from '../../messages/payment.ts';

interface PayButtonProps {
  quote: { amount_minor: number; currency: string };
  isBusy: boolean;
  /** The sum is being asked for, or another press would be about something else. */
  isStale: boolean;
  onPay(): void;
}

export function PayButton({ quote, isBusy, isStale, onPay }: PayButtonProps) {
  const t = usePaymentText();
  const format = useFormat();
  const { amount_minor, currency } = quote;
  return (
    <Button size="md" fullWidth onClick={onPay} loading={isBusy} disabled={isStale}>
      {amount_minor === 0 ? t('pay.free') : t('pay', { amount: format.money(amount_minor, currency) })}
    </Button>
  );
}
