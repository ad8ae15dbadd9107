import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useUploadsText } from '../../messages/uploads.ts';
import type { UploadRefusal } from './upload-state.ts';

/** Says why the server did not take a file. */
export function useRefusedText(): (refusal: UploadRefusal) => string {
  const t = useUploadsText();
  const ruleText = useRuleText();
  const errorText = useErrorText();
  return (refusal) => {
    if (isApiError(refusal)) {
      return errorText(refusal, {
        file_rejected: t('refused.other'),
        malformed: t('refused.status', { status: refusal.status }),
      });
    }
    return ruleText(refusal ?? undefined) ?? t('refused.other');
  };
}
