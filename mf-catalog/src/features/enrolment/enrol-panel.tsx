import type { CourseDetails } from '@stoa/shared/contract/courses.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { Alert, Button, Stack, Text } from '@stoa/shared/ui/kit.ts';
import { Price } from '@stoa/shared/ui/price.tsx';
import { ProgressLine } from '@stoa/shared/ui/progress-line.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useNavigate } from 'react-router-dom';
import { useCourseInfoText } from '../../messages/course-info.ts';
import { paths } from '../../paths.ts';
import { useEnroll } from './use-enroll.ts';
import classes from './enrol-panel.module.css';

/** The one thing to do with a course: go on with it, enrol, or see what enrolling needs. */
export function EnrolPanel({ course }: { course: CourseDetails }) {
  const t = useCourseInfoText();
  const format = useFormat();
  const { lesson_count: count, duration_s } = course;
  const previews = course.modules.flatMap(({ lessons }) => lessons).filter((lesson) => lesson.is_preview);
  return (
    <aside className={classes.panel} aria-label={t('enrol.name')}>
      <CourseCover src={course.cover_url} title={course.name} eager />
      <Stack gap="md" className={classes.body}>
        <EnrolAction course={course} />
        {previews.length > 0 && course.student_percentage === null && (
          <LinkButton to={paths.preview(course.slug)} variant="default" fullWidth>
            {t('enrol.preview', { count: previews.length })}
          </LinkButton>
        )}
        <Text size="sm" c="dimmed">
          {duration_s > 0
            ? t('enrol.whatTimed', { count, time: format.duration(duration_s) })
            : t('enrol.what', { count })}
        </Text>
      </Stack>
    </aside>
  );
}

function EnrolAction({ course }: { course: CourseDetails }) {
  const t = useCourseInfoText();
  const { state } = useSession();
  const { navigation, toasts } = usePlatform();
  const navigate = useNavigate();
  const enroll = useEnroll(course.id);
  const errorText = useErrorText();

  if (course.student_percentage !== null) {
    return (
      <>
        <ProgressLine percentage={course.student_percentage} label={course.name} />
        <LinkButton to={paths.player(course.slug)} size="md" fullWidth>
          {course.student_percentage === 0 ? t('enrol.start') : t('enrol.continue')}
        </LinkButton>
      </>
    );
  }
  if (course.status !== 'published') {
    return <Alert color="yellow">{t('enrol.closed')}</Alert>;
  }

  const refused = {
    course_not_open: t('enrol.closed'),
    payment_required: t('enrol.unpaid'),
    own_course: t('enrol.own'),
  };
  const begin = () => {
    if (state === 'guest') return navigation.requireLogin();
    enroll.mutate(undefined, {
      onSuccess: () => {
        toasts.show({ kind: 'success', message: t('enrol.done', { course: course.name }) });
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
          {state === 'guest' ? t('enrol.login') : t('enrol.free')}
        </Button>
      ) : (
        <Alert color="blue" title={t('enrol.paid.title')}>
          {t('enrol.paid.text')}
        </Alert>
      )}
      {enroll.isError && (
        <Alert color="red" role="alert">
          {errorText(enroll.error, refused)}
        </Alert>
      )}
    </>
  );
}
