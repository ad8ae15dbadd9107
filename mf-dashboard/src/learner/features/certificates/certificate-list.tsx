import { IconCertificate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useHomeMoreText } from '../../messages/home-more.ts';
import classes from './certificate-list.module.css';

/** The newest certificates; nothing where there are none. */
export function CertificateList() {
  const t = useHomeMoreText();
  const format = useFormat();
  const api = useApi();
  const certificates = useQuery({
    queryKey: ['certificates'],
    queryFn: ({ signal }) => api.listCertificates({ signal }),
  });
  const rows = certificates.data?.filter(({ status }) => status === 'issued').slice(0, 3) ?? [];
  if (rows.length === 0) return null;
  return (
    <Section
      title={t('certificates.title')}
      action={<LinkAnchor to={to.certificates()}>{t('certificates.all')}</LinkAnchor>}
    >
      <ul className={classes.list}>
        {rows.map(({ slug, course_name, issued_at }) => (
          <li key={slug} className={classes.row}>
            <IconCertificate className={classes.icon} stroke={1.4} aria-hidden="true" />
            <span>
              <LinkAnchor to={to.certificate({ slug })} fw={600}>
                {course_name}
              </LinkAnchor>
              <span className={classes.date}>{format.date(issued_at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
