import { IconClock, IconFile, IconRosetteDiscountCheck, IconVideo } from '@tabler/icons-react';
import type { CertificateData } from '@stoa/shared/contract/certificates.ts';
import { countText, dateText } from '@stoa/shared/ui/format.ts';
import { Badge, Title } from '@stoa/shared/ui/kit.ts';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { paths } from '../../paths.ts';
import { groupedId } from './certificate-id.ts';
import classes from './certificate-facts.module.css';

const icon = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

/** Beside the graphic: who, what for, and how to check it. */
export function CertificateFacts({ data }: { data: CertificateData }) {
  const { certificate, duration_human, videos, skills } = data;
  const { user } = certificate;
  return (
    <aside className={classes.facts}>
      <section aria-labelledby="recipient">
        <Title order={2} id="recipient" className={classes.title}>
          Recipient
        </Title>
        <PersonBadge
          name={user.full_name}
          initial={user.initial}
          image={user.profile_image}
          title={user.title}
          size="lg"
        />
        <p className={classes.date}>
          Completed on <time dateTime={certificate.created_at}>{dateText(certificate.created_at)}</time>
        </p>
      </section>
      <section aria-labelledby="details">
        <Title order={2} id="details" className={classes.title}>
          Details
        </Title>
        <ul className={classes.list}>
          <li>
            <IconClock {...icon} /> {duration_human}
          </li>
          <li>
            <IconVideo {...icon} /> {countText(videos.length, 'video')}
          </li>
          <li>
            <IconFile {...icon} /> 1 exercise file
          </li>
        </ul>
      </section>
      {skills.length > 0 && (
        <section aria-labelledby="skills">
          <Title order={2} id="skills" className={classes.title}>
            Skills covered
          </Title>
          <ul className={classes.skills}>
            {skills.map(({ id, skill }) => (
              <li key={id}>
                <Badge size="lg">{skill}</Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="certificate-id" className={classes.check}>
        <Title order={2} id="certificate-id" className={classes.title}>
          Certificate ID
        </Title>
        <p className={classes.id}>{groupedId(certificate.cert_id)}</p>
        <p className={classes.checkLink}>
          <IconRosetteDiscountCheck {...icon} />
          <LinkAnchor to={paths.verify(certificate.cert_id)}>Verify this certificate</LinkAnchor>
        </p>
      </section>
    </aside>
  );
}
