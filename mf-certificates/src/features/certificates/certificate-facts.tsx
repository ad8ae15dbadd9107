import { IconBooks, IconClock, IconFile, IconRosetteDiscountCheck, IconVideo } from '@tabler/icons-react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CertificateData } from '@stoa/shared/contract/learning/certificates.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useSkillName } from '@stoa/shared/i18n/use-skill-name.ts';
import { Badge, Title } from '@stoa/shared/kit';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useCertificateText } from '../../messages/certificate.ts';
import { groupedId } from './certificate-id.ts';
import classes from './certificate-facts.module.css';

const icon = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

/** Beside the graphic: who, what for, and how to check it. */
export function CertificateFacts({ data }: { data: CertificateData }) {
  const skillName = useSkillName();
  const t = useCertificateText();
  const format = useFormat();
  const { certificate, duration_human, item, courses, videos, skills } = data;
  const { user } = certificate;
  return (
    <aside className={classes.facts}>
      <section aria-labelledby="recipient">
        <Title order={2} id="recipient" className={classes.title}>
          {t('facts.recipient')}
        </Title>
        <PersonBadge
          name={user.full_name}
          initial={user.initial}
          image={user.profile_image}
          title={user.title}
          size="lg"
        />
        <p className={classes.date}>
          {t.rich('certificate.completedOn', {
            date: format.date(certificate.created_at),
            time: (date) => <time dateTime={certificate.created_at}>{date}</time>,
          })}
        </p>
      </section>
      <section aria-labelledby="details">
        <Title order={2} id="details" className={classes.title}>
          {t('facts.details')}
        </Title>
        <ul className={classes.list}>
          <li>
            <IconClock {...icon} /> {duration_human}
          </li>
          {item === 'learning_path' ? (
            <li>
              <IconBooks {...icon} /> {t('facts.courses', { count: courses.length })}
            </li>
          ) : (
            <>
              <li>
                <IconVideo {...icon} /> {t('facts.videos', { count: videos.length })}
              </li>
              <li>
                <IconFile {...icon} /> {t('facts.file')}
              </li>
            </>
          )}
        </ul>
      </section>
      {skills.length > 0 && (
        <section aria-labelledby="skills">
          <Title order={2} id="skills" className={classes.title}>
            {t('facts.skills')}
          </Title>
          <ul className={classes.skills}>
            {skills.map((skill) => (
              <li key={skill.id}>
                <Badge size="lg">{skillName(skill)}</Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="certificate-id" className={classes.check}>
        <Title order={2} id="certificate-id" className={classes.title}>
          {t('certificate.id')}
        </Title>
        <p className={classes.id}>{groupedId(certificate.cert_id)}</p>
        <p className={classes.checkLink}>
          <IconRosetteDiscountCheck {...icon} />
          <LinkAnchor to={to.verifyCertificate({ id: certificate.cert_id })}>{t('facts.verify')}</LinkAnchor>
        </p>
      </section>
    </aside>
  );
}
