import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import type { CertificateData } from '@stoa/shared/contract/learning/certificates.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { LinkAnchor, LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useCertificateText } from '../../messages/certificate.ts';
import classes from './certified-item.module.css';
import { CertifiedItem } from './certified-item.tsx';

/** The learning path behind the certificate, with its courses. */
export function CertificatePath({ data }: { data: CertificateData }) {
  const t = useCertificateText();
  const { navigation } = usePlatform();
  const { courses, slug } = data;
  return (
    <CertifiedItem data={data} amount={t('facts.courses', { count: courses.length })}>
      <ol className={classes.courses} aria-label={t('path.courses')}>
        {courses.map((course) => (
          <li key={course.slug}>
            <LinkAnchor to={to.courseInfo({ slug: course.slug })}>{course.name}</LinkAnchor>
          </li>
        ))}
      </ol>
      {navigation.hasScreen(addresses.learningPathInfo) && (
        <div className={classes.ways}>
          <LinkButton to={to.learningPathInfo({ slug })}>{t('path.go')}</LinkButton>
        </div>
      )}
    </CertifiedItem>
  );
}
