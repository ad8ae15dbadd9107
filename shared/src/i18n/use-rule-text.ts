import { use } from 'react';
import { translateRule } from '../contract/kernel/rule.ts';
import { fetchOnce } from './fetch-once.ts';
import { useLocale } from './locale-context.tsx';

type RuleTexts = Readonly<Record<string, string>>;

const french = fetchOnce(
  async (): Promise<RuleTexts> => (await import('../contract/kernel/rule-texts-fr.ts')).ruleTextsFr,
);

/**
 * What a form or the API says of a broken rule, in the page's language. Give it the English words (of zod, or of an
 * `ApiError`'s field); words that nobody translated stay as they are.
 */
export function useRuleText(): (text: string | undefined) => string | undefined {
  const { locale } = useLocale();
  if (locale === 'fr') use(french.wait());
  const texts = locale === 'fr' ? french.found() : undefined;
  return (text) => (text === undefined || texts === undefined ? text : translateRule(text, locale, texts));
}
