import { useMarketplaceText } from '../../messages/marketplace.ts';
import { CourseRow } from './course-row.tsx';
import { useAlike } from './use-shelves.ts';

/** Why they stand there is said as it is: because a course was rated well, or only because it is taken or wished for. */
export function AlikeRows() {
  const t = useMarketplaceText();
  const { data: shelves = [] } = useAlike();
  return shelves.map(({ because, course, courses }) => (
    <CourseRow key={course.id} title={t(`alike.${because}`, { course: course.name })} courses={courses} />
  ));
}
