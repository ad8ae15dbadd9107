import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useAccountFormText } from '../../messages/account-forms.ts';

/** What to tell someone whose form was refused, in the page's language. */
export function useProblemText(): (error: unknown) => string {
  const t = useAccountFormText();
  const errorText = useErrorText();
  return (error) => {
    const { retryAfter = 60, requestId = undefined } = isApiError(error) ? error : {};
    return errorText(error, {
      credentials_wrong: t('problem.credentials_wrong'),
      rate_limited: t('problem.rate_limited', { minutes: Math.max(1, Math.ceil(retryAfter / 60)) }),
      provider_unavailable: t('problem.provider_unavailable'),
      demo_account: t('problem.demo_account'),
      ...(requestId && { internal: t('problem.numbered', { requestId }) }),
    });
  };
}
