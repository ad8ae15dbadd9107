import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { usePathPlannerText } from '../../messages/path-planner.ts';

/** What a course is taught in, where that is not the page's language; else nothing. */
export function useLanguageText(): (card: CourseCard) => string[] {
  const t = usePathPlannerText();
  const format = useFormat();
  return ({ language }) =>
    language.split('-')[0] === format.locale ? [] : [t('plan.language', { language: format.language(language) })];
}
