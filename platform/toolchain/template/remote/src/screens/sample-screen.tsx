import { useQuery } from '@tanstack/react-query';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseCard } from '@stoa/shared/ui/course-card.tsx';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Text } from '@stoa/shared/kit';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useSampleScreenText } from '../messages/sample-screen.ts';
import classes from './sample-screen.module.css';

/** The newest courses, for whoever looks. */
export default function SampleScreen() {
  const t = useSampleScreenText();
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
      <PageHeader title={t('title')} subtitle={user ? t('lead.person', { name: user.first_name }) : t('lead')} />
      {query.isPending && <CardGridSkeleton count={4} />}
      {query.isError && <LoadFailed query={query} title={t('failed')} />}
      {courses?.length === 0 && (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          {...(navigation.hasScreen(addresses.results) && {
            action: <LinkButton to={to.results()}>{t('none.catalogue')}</LinkButton>,
          })}
        />
      )}
      {courses && courses.length > 0 && (
        <>
          <Text className={classes.count}>{t('courses', { count: courses.length })}</Text>
          <CourseCardGrid>
            {courses.map((course) => (
              <CourseCard
                key={course.id}
                to={to.courseInfo({ slug: course.slug })}
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
