import { learningGoals, type Introduction } from '@stoa/shared/contract/people/profile.ts';
import { courseLevels } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { localeNames, locales } from '@stoa/shared/contract/site/locales.ts';
import type { Category } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useWelcomeText } from '../../messages/welcome.ts';
import type { Choice } from './choice-group.tsx';
import type { Step } from './steps.ts';

/** Minutes a week that are offered; what was told otherwise stands among them. */
const weeklyMinutes = [30, 60, 120, 300, 600];

/** The answers that a step offers. */
export function useStepChoices(
  categories: readonly Category[],
  answers: Partial<Introduction>,
): (step: Step) => Choice<string | number>[] {
  const t = useWelcomeText();
  const { duration } = useFormat();
  return (step) => {
    switch (step) {
      case 'goal':
        return learningGoals.map((goal) => ({ value: goal, label: t(`goal.${goal}`), hint: t(`goal.${goal}.hint`) }));
      case 'interests':
        return categories.map(({ id, name }) => ({ value: id, label: name }));
      case 'level':
        return courseLevels.map((level) => ({
          value: level,
          label: t(`level.${level}`),
          hint: t(`level.${level}.hint`),
        }));
      case 'weekly_minutes':
        return [...new Set([...weeklyMinutes, ...(answers.weekly_minutes ? [answers.weekly_minutes] : [])])]
          .sort((a, b) => a - b)
          .map((minutes) => ({
            value: minutes,
            label: t('weekly_minutes.choice', { time: duration(minutes * 60) }),
          }));
      case 'language':
        return locales.map((locale) => ({ value: locale, label: localeNames[locale] }));
    }
  };
}
