import { useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { CertificateCard } from '../features/certificates/certificate-card.tsx';
import { paths } from '../paths.ts';

/** What one has earned, newest first. */
export function CertificateListScreen() {
  const api = useApi();
  const query = useQuery({ queryKey: ['certificates'], queryFn: () => api.listCertificates() });
  return (
    <Page>
      <PageHeader
        title="My certificates"
        subtitle="One for every course you completed. Each has a public address and an ID that anyone can verify."
      />
      {query.isPending && <CardGridSkeleton count={4} label="Loading your certificates" />}
      {query.isError && <LoadFailed query={query} title="Your certificates could not be loaded" />}
      {query.data?.length === 0 && (
        <EmptyState
          title="No certificates yet"
          text="Complete the required lessons of a course, and its certificate appears here at once."
          action={
            <>
              <LinkButton to={paths.myCourses}>Back to my courses</LinkButton>
              <LinkButton to={paths.results} variant="default">
                Find a course
              </LinkButton>
            </>
          }
        />
      )}
      {query.data && query.data.length > 0 && (
        <CourseCardGrid>
          {query.data.map((certificate) => (
            <CertificateCard key={certificate.slug} certificate={certificate} />
          ))}
        </CourseCardGrid>
      )}
    </Page>
  );
}
