import { IconAlertTriangle, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Title } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useCertificateText } from '../../messages/certificate.ts';
import { useVerifyText } from '../../messages/verify.ts';
import { groupedId } from './certificate-id.ts';
import classes from './verification.module.css';

/** The answer to "is this genuine?", in colour and in words. */
export function Verification({ certId }: { certId: string }) {
  const t = useVerifyText();
  const ofCertificate = useCertificateText();
  const format = useFormat();
  const api = useApi();
  const query = useQuery({
    queryKey: ['certificate-verification', certId],
    queryFn: () => api.verifyCertificate({ params: { cert_id: certId } }),
    staleTime: 0,
  });
  if (query.isError) return <LoadFailed query={query} title={t('verify.failed')} />;
  if (!query.data) return <RowSkeleton count={1} label={t('verify.checking')} />;

  const { status, full_name, item, course_name, issued_at, slug } = query.data;
  if (status === 'unknown') {
    return (
      <Answer tone="unknown" title={t('unknown.title')}>
        <p>{t('unknown.text', { id: groupedId(certId) })}</p>
      </Answer>
    );
  }
  const facts = (
    <dl className={classes.facts}>
      <Fact name={t('fact.name')} value={full_name} />
      <Fact name={t(item === 'learning_path' ? 'fact.path' : 'fact.course')} value={course_name} />
      <Fact name={t('fact.completed')} value={issued_at && format.date(issued_at)} />
      <Fact name={ofCertificate('certificate.id')} value={groupedId(certId)} />
    </dl>
  );
  if (status === 'revoked') {
    return (
      <Answer tone="revoked" title={t('revoked.title')}>
        <p>{t('revoked.text')}</p>
        {facts}
      </Answer>
    );
  }
  return (
    <Answer tone="valid" title={t('valid.title')}>
      <p>{t('valid.text')}</p>
      {facts}
      {slug && (
        <LinkButton to={to.certificate({ slug })} variant="default">
          {t('verify.see')}
        </LinkButton>
      )}
    </Answer>
  );
}

type Tone = 'valid' | 'revoked' | 'unknown';
const icons = { valid: IconCircleCheck, revoked: IconAlertTriangle, unknown: IconHelpCircle };

function Answer({ tone, title, children }: { tone: Tone; title: string; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <section className={classes.answer} data-tone={tone}>
      <Icon className={classes.icon} stroke={1.4} aria-hidden="true" />
      <div className={classes.words}>
        <Title order={2} className={classes.title}>
          {title}
        </Title>
        {children}
      </div>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return value === null ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
