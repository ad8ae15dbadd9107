import { isApiError } from '../http/api-error.ts';
import { useRuleText } from '../i18n/use-rule-text.ts';
import type { Refusal } from './use-refusal.ts';
import { useErrorText } from './use-error-text.ts';

/** Says in the page's language which rules a call broke, at whatever fields; none where it failed for another reason. */
export function useBrokenRules(): (error: unknown) => string[] {
  const rule = useRuleText();
  return (error) =>
    isApiError(error)
      ? Object.values(error.fieldErrors)
          .flat()
          .map((text) => rule(text) ?? text)
      : [];
}

/**
 * Says the first rule that a call broke; where it broke none, why else it was refused, as `useErrorText` does. For what has no
 * field to say it at: a form has (`use-form-call.ts`).
 *
 *     const brokenRule = useBrokenRule();
 *     toasts.show({ kind: 'error', message: brokenRule(error, { too_many_cards: t('add.tooMany') }) });
 */
export function useBrokenRule(): Refusal {
  const brokenRules = useBrokenRules();
  const errorText = useErrorText();
  return (error, expected) => brokenRules(error)[0] ?? errorText(error, expected);
}
