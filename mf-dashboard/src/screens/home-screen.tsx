import type { EnrolledCourse } from '@stoa/shared/contract/learning.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Skeleton } from '@stoa/shared/ui/kit.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkAnchor, LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { CertificateList } from '../features/certificates/certificate-list.tsx';
import { ContinueCard } from '../features/enrolments/continue-card.tsx';
import { EnrolledCard } from '../features/enrolments/enrolled-card.tsx';
import { useEnrollments } from '../features/enrolments/use-enrollments.ts';
import { Recommendations } from '../features/recommendations/recommendations.tsx';
import { paths } from '../paths.ts';

/** What to go on with, first; then what else there is. */
export function HomeScreen() {
  const { user, permissions } = useSession();
  const enrollments = useEnrollments({ status: 'active', per_page: 5 });
  return (
    <Page>
      <PageHeader
        title={user?.first_login ? `Welcome, ${user.first_name}` : `Welcome back, ${user?.first_name ?? ''}`}
        actions={
          <>
            {permissions.includes('review-course') && (
              <LinkButton to={paths.review()} variant="default">
                Courses to review
              </LinkButton>
            )}
            {permissions.includes('manage-releases') && (
              <LinkButton to={paths.releases()} variant="default">
                Releases
              </LinkButton>
            )}
            {permissions.includes('create-course') && (
              <LinkButton to={paths.manageCourses} variant="default">
                Creator Studio
              </LinkButton>
            )}
          </>
        }
      />
      {enrollments.isPending && <Skeleton height="16rem" role="status" aria-label="Loading your courses" />}
      {enrollments.isError && <LoadFailed query={enrollments} title="Your courses could not be loaded" />}
      {enrollments.data && <Learning enrolled={enrollments.data.items} total={enrollments.data.total} />}
      <CertificateList />
      <Recommendations />
    </Page>
  );
}

function Learning({ enrolled, total }: { enrolled: readonly EnrolledCourse[]; total: number }) {
  const [latest, ...others] = enrolled;
  if (!latest) {
    return (
      <EmptyState
        title="No course in progress"
        text="Enrol in a course, and it waits for you here with the lesson you stopped at."
        action={<LinkButton to={paths.marketplace}>Find a course</LinkButton>}
      />
    );
  }
  return (
    <>
      <ContinueCard enrolled={latest} />
      {others.length > 0 && (
        <Section
          title="Also in progress"
          action={total > enrolled.length && <LinkAnchor to={paths.myCourses}>All {total} courses</LinkAnchor>}
        >
          <CourseCardGrid>
            {others.map((course) => (
              <EnrolledCard key={course.id} enrolled={course} />
            ))}
          </CourseCardGrid>
        </Section>
      )}
    </>
  );
}
