import { isApiError } from '../http/api-error.ts';
import { useRuleText } from '../i18n/use-rule-text.ts';
import { useErrorText } from '../remote/use-error-text.ts';
import type { UploadRefusal } from './upload-state.ts';

/** Says why the server did not take a file; undefined where it told nothing that would help. */
export function useFileRefusal(): (refusal: UploadRefusal) => string | undefined {
  const ruleText = useRuleText();
  const errorText = useErrorText();
  return (refusal) => {
    if (!isApiError(refusal)) return ruleText(refusal || undefined);
    return refusal.code === 'file_rejected' || refusal.code === 'malformed' ? undefined : errorText(refusal);
  };
}
