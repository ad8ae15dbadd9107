import { IconCertificate } from '@tabler/icons-react';
import { Text, Title } from '@stoa/shared/ui/kit.ts';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { paths } from '../../paths.ts';
import classes from './course-completed.module.css';

interface CourseCompletedProps {
  courseName: string;
  /** Null until the certificate is issued. */
  certificateSlug: string | null;
}

export function CourseCompleted({ courseName, certificateSlug }: CourseCompletedProps) {
  return (
    <section className={classes.completed} aria-label="Course completed">
      <IconCertificate size={40} stroke={1.25} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <Title order={2} size="h3">
          You completed {courseName}
        </Title>
        <Text>Every required lesson is done. Well done.</Text>
      </div>
      {certificateSlug && <LinkButton to={paths.certificate(certificateSlug)}>See your certificate</LinkButton>}
    </section>
  );
}
