import { courseStatuses, priceTypes } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { useAllCoursesText } from '../../messages/all-courses.ts';
import { type CoursesState, yesNo } from './courses-spec.ts';
import { type AllCourses, useCourseCategories, useReviewers } from './use-all-courses.ts';

interface CourseFiltersProps {
  state: CoursesState;
  courses: AllCourses;
}

/** What narrows the list of all courses, beside its search. */
export function CourseFilters({ state: { filters, filter }, courses }: CourseFiltersProps) {
  const t = useAllCoursesText();
  const word = useCourseWords();
  const format = useFormat();
  const categoryName = useCategoryName();
  const categories = useCourseCategories().data ?? [];
  const reviewers = useReviewers().data ?? [];
  const languages = courses.data?.languages ?? [];
  const choices: Choice[] = [
    { name: 'status', options: courseStatuses.map((value) => [value, word(`status.${value}`)]) },
    { name: 'category', options: categories.map((category) => [category.id, categoryName(category)]) },
    { name: 'reviewer', options: reviewers.map(({ id, name }) => [id, name]) },
    { name: 'featured', options: yesNo.map((value) => [value, t(`featured.${value}`)]) },
    { name: 'micro', options: yesNo.map((value) => [value, t(`micro.${value}`)]) },
    { name: 'language', options: languages.map((tag) => [tag, format.language(tag)]) },
    { name: 'type', options: priceTypes.map((value) => [value, word(`priceType.${value}`)]) },
  ];
  return choices.map(({ name, options }) => (
    <NativeSelect
      key={name}
      aria-label={t(`filter.${name}`)}
      value={filters[name] ?? ''}
      data={[{ value: '', label: t(`filter.${name}.all`) }, ...options.map(([value, label]) => ({ value, label }))]}
      onChange={({ currentTarget: { value } }) => filter({ [name]: value || undefined })}
    />
  ));
}

interface Choice {
  name: 'status' | 'category' | 'reviewer' | 'featured' | 'micro' | 'language' | 'type';
  options: (readonly [value: string, label: string])[];
}
