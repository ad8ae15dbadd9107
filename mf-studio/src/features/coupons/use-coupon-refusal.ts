import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import type { Refusal } from '@stoa/shared/remote/use-refusal.ts';

/** Says the rule itself where no field is there to say it at. */
export function useCouponRefusal(): Refusal {
  const rule = useRuleText();
  const errorText = useErrorText();
  return (error, expected) => {
    const [broken] = isApiError(error) ? Object.values(error.fieldErrors) : [];
    return rule(broken?.[0]) ?? errorText(error, expected);
  };
}
