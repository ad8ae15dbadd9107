import type { FailureCode } from '@stoa/shared/contract/market/billing-words.ts';
import { Alert } from '@stoa/shared/kit';
import { usePaymentText } from '../../messages/payment.ts';

/** Why a payment failed and what to do next, in the page's language; nothing was charged. */
export function FailureAlert({ code }: { code: FailureCode }) {
  const t = usePaymentText();
  return (
    <Alert color="red" role="alert" title={t(`failure.${code}`)}>
      {t(`failure.${code}.next`)} {t('failure.nothingCharged')}
    </Alert>
  );
}
