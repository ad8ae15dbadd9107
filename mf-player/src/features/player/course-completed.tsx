import { IconCertificate } from '@tabler/icons-react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Text, Title } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { usePlayerText } from '../../messages/player.ts';
import classes from './course-completed.module.css';

interface CourseCompletedProps {
  courseName: string;
  /** Null until the certificate is issued. */
  certificateSlug: string | null;
}

export function CourseCompleted({ courseName, certificateSlug }: CourseCompletedProps) {
  const t = usePlayerText();
  return (
    <section className={classes.completed} aria-label={t('completed.name')}>
      <IconCertificate size={40} stroke={1.25} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <Title order={2} size="h3">
          {t('completed.title', { course: courseName })}
        </Title>
        <Text>{t('completed.text')}</Text>
      </div>
      {certificateSlug && (
        <LinkButton to={to.certificate({ slug: certificateSlug })}>{t('completed.certificate')}</LinkButton>
      )}
    </section>
  );
}
