import { useQuery } from '@tanstack/react-query';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { CertificateCard } from '../features/certificates/certificate-card.tsx';
import { useCertificateListText } from '../messages/certificate-list.ts';

/** What one has earned, newest first. */
export default function CertificateListScreen() {
  const t = useCertificateListText();
  const api = useApi();
  const query = useQuery({ queryKey: ['certificates'], queryFn: () => api.listCertificates() });
  return (
    <Page>
      <PageHeader title={t('list.title')} subtitle={t('list.lead')} />
      {query.isPending && <CardGridSkeleton count={4} label={t('list.loading')} />}
      {query.isError && <LoadFailed query={query} title={t('list.failed')} />}
      {query.data?.length === 0 && (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <>
              <LinkButton to={to.myCourses()}>{t('empty.back')}</LinkButton>
              <LinkButton to={to.results()} variant="default">
                {t('empty.find')}
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
