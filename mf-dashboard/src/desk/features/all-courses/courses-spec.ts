import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { allCoursesSorts } from '@stoa/shared/contract/market/all-courses-words.ts';
import { courseStatuses, priceTypes } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { FiltersOf, TableState } from '../../../data-table/use-table-state.ts';

export const yesNo = ['true', 'false'] as const;

/** What the list of all courses can be asked. */
export const coursesSpec = {
  id: 'courses',
  filters: {
    q: 'text',
    status: courseStatuses,
    category: 'text',
    creator: 'text',
    reviewer: 'text',
    featured: yesNo,
    micro: yesNo,
    language: 'text',
    type: priceTypes,
  },
  sorts: allCoursesSorts,
  startsDescending: true,
  mostCharacters: 100,
} as const;

export type CoursesState = TableState<typeof coursesSpec>;
type Asked = NonNullable<Arguments<'getAllCoursesLink'>['query']>;

export const askedOf = ({
  category,
  creator,
  reviewer,
  q,
  status,
  featured,
  micro,
  language,
  type,
}: FiltersOf<typeof coursesSpec>): Asked => ({
  ...(q && { q }),
  ...(status && { status }),
  ...(category && { category_id: category }),
  ...(creator && { creator_id: creator }),
  ...(reviewer && { reviewer_id: reviewer }),
  ...(featured && { featured }),
  ...(micro && { micro }),
  ...(language && { language }),
  ...(type && { type }),
});
