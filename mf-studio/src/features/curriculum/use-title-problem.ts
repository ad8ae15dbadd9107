import { moduleFields } from '@stoa/shared/contract/teaching/curriculum.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';

/** Which rule the title of a module or a lesson breaks, in the page's language. */
export function useTitleProblem(): (title: string) => string | undefined {
  const ruleText = useRuleText();
  return (title) => ruleText(moduleFields.shape.title.safeParse(title).error?.issues[0]?.message);
}
