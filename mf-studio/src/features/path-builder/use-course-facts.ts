import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';

/** Who teaches a course, how long it takes and what it costs, in a line. */
export function useCourseFacts(): (course: CourseCard) => string {
  const word = useCourseWords();
  const format = useFormat();
  return ({ creator, level, duration_s, price_minor, currency }) =>
    [
      creator.full_name,
      level && word(`level.${level}`),
      duration_s > 0 && format.duration(duration_s),
      price_minor > 0 ? format.money(price_minor, currency) : word('priceType.free'),
    ]
      .filter(Boolean)
      .join(' · ');
}
