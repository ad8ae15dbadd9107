import { IconAlertTriangle } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Alert, Skeleton, VisuallyHidden } from '@stoa/shared/kit';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { SkeletonGroup } from '@stoa/shared/ui/skeleton-group.tsx';
import { CertificateActions } from '../features/certificates/certificate-actions.tsx';
import { CertificateCourse } from '../features/certificates/certificate-course.tsx';
import { CertificateFacts } from '../features/certificates/certificate-facts.tsx';
import { CertificatePath } from '../features/certificates/certificate-path.tsx';
import { CertificateGraphic } from '../features/certificates/certificate-graphic.tsx';
import { useCertificate } from '../features/certificates/use-certificate.ts';
import { useCertificateText } from '../messages/certificate.ts';
import classes from './certificate-screen.module.css';

export default function CertificateScreen() {
  const t = useCertificateText();
  const { slug = '' } = useParams();
  const query = useCertificate(slug);
  useScreenTitle(query.data && t('certificate.tab', { course: query.data.certificate.course_name }));
  if (isApiError(query.error) && query.error.code === 'not_found') return <Unknown />;
  if (query.isError) {
    return (
      <Page>
        <LoadFailed query={query} title={t('certificate.failed')} />
      </Page>
    );
  }
  if (!query.data) return <Loading />;

  const { certificate, item } = query.data;
  const isRevoked = certificate.status === 'revoked';
  return (
    <Page>
      <div className={classes.head}>
        <PageHeader
          title={t('certificate.title')}
          subtitle={query.data.is_own ? t('certificate.own') : undefined}
          actions={
            !isRevoked && (
              <CertificateActions
                slug={query.data.certificate_slug}
                title={t('certificate.shared', {
                  item,
                  name: certificate.user.full_name,
                  course: certificate.course_name,
                })}
              />
            )
          }
        />
        {isRevoked && (
          <Alert color="red" mt="lg" icon={<IconAlertTriangle aria-hidden="true" />} title={t('revoked.title')}>
            {t('revoked.text')}
          </Alert>
        )}
      </div>
      <div className={classes.sheet}>
        <CertificateGraphic certificate={certificate} item={item} />
        <CertificateFacts data={query.data} />
      </div>
      {item === 'learning_path' ? <CertificatePath data={query.data} /> : <CertificateCourse data={query.data} />}
    </Page>
  );
}

function Unknown() {
  const t = useCertificateText();
  return (
    <Page>
      <EmptyState
        order={1}
        title={t('unknown.title')}
        text={t('unknown.text')}
        action={<LinkButton to={to.verifyCertificate()}>{t('unknown.verify')}</LinkButton>}
      />
    </Page>
  );
}

function Loading() {
  const t = useCertificateText();
  return (
    <Page>
      <SkeletonGroup role="status">
        <VisuallyHidden>{t('certificate.loading')}</VisuallyHidden>
        <Skeleton height="2.6rem" width="min(24rem, 80%)" mb="lg" />
        <div className={classes.sheet}>
          <Skeleton className={classes.blank} height="auto" />
          <Skeleton height="18rem" />
        </div>
      </SkeletonGroup>
    </Page>
  );
}
