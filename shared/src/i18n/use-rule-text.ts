import { use } from 'react';
import { useLocale } from './locale-context.tsx';

type RuleTexts = Readonly<Record<string, string>>;
let french: RuleTexts | undefined;
let coming: Promise<void> | undefined;

/** Never rejects: without it, rules are told in English. */
const loadFrench = (): Promise<void> =>
  (coming ??= import('../contract/rule-texts-fr.ts').then(
    (module) => void (french = module.ruleTextsFr),
    () => void (coming = undefined),
  ));

/**
 * What a form or the API says of a broken rule, in the page's language. Give it the English words (of zod, or of an
 * `ApiError`'s field); words that nobody translated stay as they are.
 */
export function useRuleText(): (text: string | undefined) => string | undefined {
  const { locale } = useLocale();
  if (locale === 'fr' && !french) use(loadFrench());
  const texts = locale === 'fr' ? french : undefined;
  return (text) => (text === undefined ? undefined : (texts?.[text] ?? text));
}
