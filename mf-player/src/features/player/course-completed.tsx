import { IconCertificate } from '@tabler/icons-react';
import { useState } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Button, Group, Text, Title } from '@stoa/shared/kit';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useCompletedText } from '../../messages/completed.ts';
import { PathsOfCourse } from './paths-of-course.tsx';
import { ShareButton } from './share-button.tsx';
import classes from './course-completed.module.css';

const RateNow = lazyDialog(
  async () => (await import(/* webpackChunkName: "completed" */ '@stoa/shared/remote/ratings/rate-form.tsx')).RateForm,
);

interface CourseCompletedProps {
  courseId: string;
  courseName: string;
  /** Null until the certificate is issued. */
  certificateSlug: string | null;
}

/** What comes after the last lesson: the certificate, to be shown, a word to those who come next, the next course of a path. */
export function CourseCompleted({ courseId, courseName, certificateSlug }: CourseCompletedProps) {
  const t = useCompletedText();
  const [rating, setRating] = useState<'offered' | 'open' | 'given'>('offered');
  return (
    <section className={classes.completed} aria-label={t('name')}>
      <IconCertificate size={40} stroke={1.25} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <Title order={2} size="h3">
          {t('title', { course: courseName })}
        </Title>
        <Text>{t('text')}</Text>
      </div>
      <Group gap="sm">
        {certificateSlug && (
          <>
            <LinkButton to={to.certificate({ slug: certificateSlug })}>{t('certificate')}</LinkButton>
            <ShareButton courseName={courseName} path={to.certificate({ slug: certificateSlug })} />
          </>
        )}
        {rating === 'offered' && (
          <Button variant="default" onClick={() => setRating('open')}>
            {t('rate')}
          </Button>
        )}
      </Group>
      {rating === 'open' && (
        <div className={classes.rate}>
          <RateNow courseId={courseId} onDone={() => setRating('given')} />
        </div>
      )}
      <PathsOfCourse courseId={courseId} />
    </section>
  );
}
