import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useCategories } from '../features/categories/use-categories.ts';
import { CourseRow } from '../features/courses/course-row.tsx';
import { useCoursesOfCategories, useInterests } from '../features/courses/use-shelves.ts';
import { useMarketplaceText } from '../messages/marketplace.ts';

const SHOWN = 3;

/** Of the first three categories that this person wanted to learn something of when they came; of a guest there are none. */
export function InterestRows() {
  const t = useMarketplaceText();
  const { data: tree = [] } = useCategories();
  const { data: interests = [] } = useInterests();
  const ids = interests.slice(0, SHOWN);
  const coursesOf = useCoursesOfCategories(ids);
  return ids.map((id) => {
    const category = tree.find((one) => one.id === id);
    const courses = coursesOf.get(id);
    return (
      category &&
      courses && (
        <CourseRow
          key={id}
          title={category.name}
          lead={t('interest.lead')}
          courses={courses}
          all={to.results({ category: category.slug })}
        />
      )
    );
  });
}
