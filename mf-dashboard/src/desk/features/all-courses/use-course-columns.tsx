import type { ListedCourse } from '@stoa/shared/contract/market/all-courses.ts';
import type { AllCoursesSort } from '@stoa/shared/contract/market/all-courses-words.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import type { DataColumn } from '../../../ui/data-table/data-table.tsx';
import { useAllCoursesText } from '../../messages/all-courses.ts';
import { CourseActs } from './course-acts.tsx';

type Column = DataColumn<ListedCourse, AllCoursesSort>;

/** What stands of each course, and what can be done with it. */
export function useCourseColumns(onUnpublish: (course: ListedCourse) => void): Column[] {
  const t = useAllCoursesText();
  const word = useCourseWords();
  const format = useFormat();
  return [
    {
      name: t('field.course'),
      sort: 'name',
      cell: ({ name, slug }) => <LinkAnchor to={to.reviewCourse({ slug })}>{name}</LinkAnchor>,
      note: ({ featured }) => featured !== null && t('featured.at', { place: featured }),
    },
    {
      name: t('field.status'),
      cell: ({ status }) => word(`status.${status}`),
      note: ({ status, is_public }) => is_public && status !== 'published' && t('stillPublic'),
    },
    {
      name: t('field.creator'),
      cell: ({ creator: { id, name } }) => <LinkAnchor to={to.allCourses({ creator: id })}>{name}</LinkAnchor>,
    },
    { name: t('field.reviewer'), cell: ({ reviewer }) => reviewer?.name ?? '–' },
    {
      name: t('field.price'),
      sort: 'price',
      isNumber: true,
      cell: ({ type, price_minor, currency }) =>
        type === 'free' ? word('priceType.free') : format.money(price_minor, currency),
    },
    {
      name: t('field.enrolments'),
      sort: 'enrolments',
      isNumber: true,
      cell: ({ enrolment_count }) => format.number(enrolment_count),
    },
    {
      name: t('field.rating'),
      sort: 'rating',
      isNumber: true,
      cell: ({ rating }) => (rating === null ? '–' : format.number(Math.round(rating * 10) / 10)),
      note: ({ rating_count }) => rating_count > 0 && t('ratings', { count: rating_count }),
    },
    {
      name: t('field.changed'),
      sort: 'changed',
      cell: ({ updated_at }) => <time dateTime={updated_at}>{format.moment(updated_at)}</time>,
    },
    { name: t('field.acts'), cell: (course) => <CourseActs course={course} onUnpublish={() => onUnpublish(course)} /> },
  ];
}
