import { isLocale } from '@stoa/shared/contract/site/locales.ts';
import { useEffect } from 'react';
import { useQuizText } from '../../messages/quiz.ts';
import type { TruthWords } from './quiz-changes.ts';

/** The answers to “true or false” belong to the course: in its language where the site speaks it, else in the page's. */
export function useTruthWords(language: string): () => TruthWords {
  const ofPage = useQuizText();
  const [locale = ''] = language.split('-');
  useEffect(() => {
    if (isLocale(locale)) void useQuizText.load(locale);
  }, [locale]);
  return () => {
    const t = isLocale(locale) ? useQuizText.now(locale) : ofPage;
    return [t('answer.true'), t('answer.false')];
  };
}
