import { useQuery } from '@tanstack/react-query';
import { levelNames } from '@stoa/shared/contract/course-words.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { CourseCard } from '@stoa/shared/ui/course-card.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { paths } from '../../paths.ts';

const SHOWN = 4;

/** What many learners take and this one does not yet. Says nothing when it can't be read: the page stands without it. */
export function Recommendations() {
  const api = useApi();
  const { navigation } = usePlatform();
  const featured = useQuery({
    queryKey: ['featured'],
    queryFn: ({ signal }) => api.getFeatured({ signal }),
  });
  const courses = featured.data?.popular.filter((course) => course.student_percentage === null).slice(0, SHOWN) ?? [];
  if (courses.length === 0) return null;
  return (
    <Section
      title="Popular with learners"
      action={<LinkAnchor to={paths.marketplace}>Go to the marketplace</LinkAnchor>}
    >
      <CourseCardGrid>
        {courses.map((course) => (
          <CourseCard
            key={course.id}
            to={paths.courseInfo(course.slug)}
            title={course.name}
            coverUrl={course.cover_url}
            creatorName={course.creator.full_name}
            level={course.level && levelNames[course.level]}
            durationS={course.duration_s}
            rating={course.rating}
            ratingCount={course.rating_count}
            price={{ minor: course.price_minor, currency: course.currency }}
            onNear={() => navigation.prefetch(paths.courseInfo(course.slug))}
          />
        ))}
      </CourseCardGrid>
    </Section>
  );
}
