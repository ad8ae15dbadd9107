import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { CardRowSkeleton } from '../../ui/card-row-skeleton.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { useMarketplaceText } from '../../messages/marketplace.ts';
import { ResultCard } from './result-card.tsx';

interface CourseRowProps {
  title: string;
  lead?: string;
  /** Undefined while they load: their place is kept. */
  courses: readonly CourseCard[] | undefined;
  /** Where all of them are. */
  all?: string;
  movesByItself?: boolean;
}

/** Courses of one kind in a row; without courses nothing stands there. */
export function CourseRow({ title, lead, courses, all, movesByItself = false }: CourseRowProps) {
  const t = useMarketplaceText();
  if (courses?.length === 0) return null;
  return (
    <Section title={title} lead={lead} action={all && <LinkAnchor to={all}>{t('row.all')}</LinkAnchor>}>
      {courses ? (
        <Carousel name={title} movesByItself={movesByItself}>
          {courses.map((course) => (
            <ResultCard key={course.id} course={course} />
          ))}
        </Carousel>
      ) : (
        <CardRowSkeleton />
      )}
    </Section>
  );
}
