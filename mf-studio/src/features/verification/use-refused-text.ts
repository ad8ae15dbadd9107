import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useVerificationText } from '../../messages/verification.ts';
import type { FileRefused } from './send-file.ts';

/** Says why the server did not take the file of this name. */
export function useRefusedText(): (name: string, refused: FileRefused) => string {
  const t = useVerificationText();
  const ruleText = useRuleText();
  const errorText = useErrorText();
  return (name, { reason }) => {
    const general = t('file.refused', { name });
    if (reason === null || reason === '') return general;
    if (!isApiError(reason)) return t('file.refusedWhy', { name, why: ruleText(reason) ?? reason });
    if (reason.code === 'file_rejected' || reason.code === 'malformed') return general;
    return t('file.refusedWhy', { name, why: errorText(reason) });
  };
}
