import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import type { FieldError } from 'react-hook-form';

/** The resolver puts a line's message below its number, and the list's own at the top. */
export function useLineErrors() {
  const rule = useRuleText();
  return (error: FieldError | undefined): Record<number | 'all', string | undefined> => {
    const lines = error as unknown as Record<number, { message?: string } | undefined> | undefined;
    return {
      ...Object.fromEntries(Object.entries(lines ?? {}).map(([index, one]) => [index, rule(one?.message)])),
      all: rule(error?.message),
    };
  };
}
