import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRefusal, type Refusal } from '@stoa/shared/remote/use-refusal.ts';
import { useAccountFormText } from '../messages/account-forms.ts';

/**
 * What to tell someone whose form was refused: with how long to wait, the number of the call that failed, or why their
 * account is suspended.
 */
export function useProblemText(): Refusal {
  const t = useAccountFormText();
  const refusal = useRefusal(t, ['credentials_wrong', 'provider_unavailable', 'demo_account']);
  return (error, expected) => {
    const { retryAfter = 60, requestId = undefined, suspension = undefined } = isApiError(error) ? error : {};
    return refusal(error, {
      rate_limited: t('refused.rate_limited', { minutes: Math.max(1, Math.ceil(retryAfter / 60)) }),
      ...(requestId && { internal: t('refused.internal', { requestId }) }),
      ...(suspension && { account_suspended: t('refused.account_suspended', { reason: suspension.reason }) }),
      ...expected,
    });
  };
}
