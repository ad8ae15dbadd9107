import { useQuery } from '@tanstack/react-query';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseCard } from '@stoa/shared/ui/course-card.tsx';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Text } from '@stoa/shared/ui/kit.ts';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { paths } from '../paths.ts';
import classes from './sample-screen.module.css';

/** The newest courses, for whoever looks. */
export function SampleScreen() {
  const api = useApi();
  const { user } = useSession();
  const { navigation } = usePlatform();
  const query = useQuery({
    queryKey: ['newest-courses'],
    queryFn: () => api.listCourses({ query: { sort: 'newest', per_page: 8 } }),
  });
  const courses = query.data?.items;
  return (
    <Page>
      <PageHeader title="Sample title" subtitle={user ? `What is new for ${user.first_name}.` : 'What is new.'} />
      {query.isPending && <CardGridSkeleton count={4} label="Loading courses" />}
      {query.isError && <LoadFailed query={query} title="The courses could not be loaded" />}
      {courses?.length === 0 && (
        <EmptyState
          title="No courses yet"
          text="As soon as a teacher publishes a course, it stands here."
          {...(navigation.hasScreen(paths.results) && {
            action: <LinkButton to={paths.results}>Look in the catalogue</LinkButton>,
          })}
        />
      )}
      {courses && courses.length > 0 && (
        <>
          <Text className={classes.count}>{courses.length === 1 ? 'One course' : `${courses.length} courses`}</Text>
          <CourseCardGrid>
            {courses.map((course) => (
              <CourseCard
                key={course.id}
                to={paths.courseInfo(course.slug)}
                title={course.name}
                coverUrl={course.cover_url}
                creatorName={course.creator.full_name}
                durationS={course.duration_s}
                rating={course.rating}
                ratingCount={course.rating_count}
                order={2}
              />
            ))}
          </CourseCardGrid>
        </>
      )}
    </Page>
  );
}
