import type { CourseCard as Course } from '@stoa/shared/contract/teaching/course-card.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { CourseCard } from '@stoa/shared/ui/course-card.tsx';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useLandingText } from '../../messages/landing.ts';
import { useCoursePath, useInstructorPath } from './use-course-path.ts';

const SHOWN = 4;

interface CourseShelfProps {
  title: string;
  lead: string;
  courses: readonly Course[] | undefined;
  query: { isPending: boolean; isError: boolean; refetch(): Promise<unknown> };
  /** Where all of them are listed. */
  all: string;
}

/** One row of courses. An empty shelf is not put up. */
export function CourseShelf({ title, lead, courses = [], query, all }: CourseShelfProps) {
  const t = useLandingText();
  const courseWord = useCourseWords();
  const coursePath = useCoursePath();
  const instructorPath = useInstructorPath();
  if (!query.isPending && !query.isError && courses.length === 0) return null;
  return (
    <Section title={title} lead={lead} action={<LinkAnchor to={all}>{t('shelf.all')}</LinkAnchor>}>
      {query.isPending && <CardGridSkeleton count={SHOWN} label={t('shelf.loading')} />}
      {query.isError && <ErrorState text={t('shelf.failed')} onRetry={() => void query.refetch()} order={3} />}
      {courses.length > 0 && (
        <CourseCardGrid>
          {courses.slice(0, SHOWN).map((course) => (
            <CourseCard
              key={course.id}
              to={coursePath(course.slug)}
              title={course.name}
              coverUrl={course.cover_url}
              creatorName={course.creator.full_name}
              creatorTo={instructorPath(course.creator.id)}
              kind={course.is_micro ? courseWord('micro') : undefined}
              level={course.level && courseWord(`level.${course.level}`)}
              durationS={course.duration_s}
              rating={course.rating}
              ratingCount={course.rating_count}
              price={{ minor: course.price_minor, currency: course.currency }}
            />
          ))}
        </CourseCardGrid>
      )}
    </Section>
  );
}
