import type { CourseDetails } from '@stoa/shared/contract/courses.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { countText, durationText } from '@stoa/shared/ui/format.ts';
import { Alert, Button, Stack, Text } from '@stoa/shared/ui/kit.ts';
import { Price } from '@stoa/shared/ui/price.tsx';
import { ProgressLine } from '@stoa/shared/ui/progress-line.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useEnroll } from './use-enroll.ts';
import classes from './enrol-panel.module.css';

/** The one thing to do with a course: go on with it, enrol, or see what enrolling needs. */
export function EnrolPanel({ course }: { course: CourseDetails }) {
  const previews = course.modules.flatMap(({ lessons }) => lessons).filter((lesson) => lesson.is_preview);
  return (
    <aside className={classes.panel} aria-label="Enrolment">
      <CourseCover src={course.cover_url} title={course.name} eager />
      <Stack gap="md" className={classes.body}>
        <EnrolAction course={course} />
        {previews.length > 0 && course.student_percentage === null && (
          <LinkButton to={paths.preview(course.slug)} variant="default" fullWidth>
            Look inside: {countText(previews.length, 'free preview')}
          </LinkButton>
        )}
        <Text size="sm" c="dimmed">
          {countText(course.lesson_count, 'lesson')}
          {course.duration_s > 0 && `, ${durationText(course.duration_s)} in all`}. You get a certificate when you
          complete it.
        </Text>
      </Stack>
    </aside>
  );
}

function EnrolAction({ course }: { course: CourseDetails }) {
  const { state } = useSession();
  const { navigation, toasts } = usePlatform();
  const navigate = useNavigate();
  const enroll = useEnroll(course.id);

  if (course.student_percentage !== null) {
    return (
      <>
        <ProgressLine percentage={course.student_percentage} label={course.name} />
        <LinkButton to={paths.player(course.slug)} size="md" fullWidth>
          {course.student_percentage === 0 ? 'Start the course' : 'Continue learning'}
        </LinkButton>
      </>
    );
  }
  if (course.status !== 'published') {
    return <Alert color="yellow">This course is not open for enrolment at the moment.</Alert>;
  }

  const begin = () => {
    if (state === 'guest') return navigation.requireLogin();
    enroll.mutate(undefined, {
      onSuccess: () => {
        toasts.show({ kind: 'success', message: `You are enrolled in ${course.name}.` });
        void navigate(paths.player(course.slug));
      },
    });
  };
  return (
    <>
      <p className={classes.price}>
        <Price minor={course.price_minor} currency={course.currency} />
      </p>
      {course.type === 'free' ? (
        <Button size="md" fullWidth onClick={begin} loading={enroll.isPending || state === 'pending'}>
          {state === 'guest' ? 'Log in to enrol' : 'Enrol for free'}
        </Button>
      ) : (
        <Alert color="blue" title="A paid course">
          You need to complete the payment for this course before enrolling. Payments are not open on this site yet, but
          anyone can take its free previews.
        </Alert>
      )}
      {enroll.isError && (
        <Alert color="red" role="alert">
          {enroll.error.message}
        </Alert>
      )}
    </>
  );
}
