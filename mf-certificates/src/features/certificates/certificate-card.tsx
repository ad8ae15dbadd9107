import { Link } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CertificateCard as Certificate } from '@stoa/shared/contract/learning/certificates.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useCertificateText } from '../../messages/certificate.ts';
import { groupedId } from './certificate-id.ts';
import classes from './certificate-card.module.css';

/** A certificate in the list: the course's cover in an arch, as on the certificate. */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const t = useCertificateText();
  const format = useFormat();
  return (
    <article className={classes.card}>
      <div className={classes.arch}>
        <CourseCover src={certificate.cover_url} title={certificate.course_name} />
      </div>
      <h2 className={classes.title}>
        <Link to={to.certificate({ slug: certificate.slug })} className={classes.link}>
          {certificate.course_name}
        </Link>
      </h2>
      {certificate.item === 'learning_path' && <p className={classes.soft}>{t('card.path')}</p>}
      <p className={classes.soft}>{t('certificate.completed', { date: format.date(certificate.issued_at) })}</p>
      <p className={classes.id}>{groupedId(certificate.cert_id)}</p>
      {certificate.status === 'revoked' && <StatusBadge tone="danger">{t('revoked.title')}</StatusBadge>}
    </article>
  );
}
