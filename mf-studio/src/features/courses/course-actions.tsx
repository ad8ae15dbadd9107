import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { OwnCourse } from '@stoa/shared/contract/teaching/courses.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { ActionIcon, Button } from '@stoa/shared/kit';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { IconDots } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useCoursesText } from '../../messages/courses.ts';
import { isAsked, useCourseTransition, type AskedTransition, type Transition } from './use-course-transition.ts';

const CourseMenu = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "course-menu" */ './course-menu.tsx')).CourseMenu,
}));

const DiscardCourse = lazyDialog(
  async () => (await import(/* webpackChunkName: "course-menu" */ './discard-course.tsx')).DiscardCourse,
);

const ExportCourse = lazyDialog(
  async () => (await import(/* webpackChunkName: "scorm-export" */ './export-course-modal.tsx')).ExportCourseModal,
);

/** Exactly what the server says this person may do now: the likeliest as a button, the rest in a menu. */
export function CourseActions({ course }: { course: OwnCourse }) {
  const t = useCoursesText();
  const [asked, setAsked] = useState<AskedTransition>();
  const [isMenuWanted, setMenuWanted] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const transition = useCourseTransition(course);
  const start = (kind: Transition) => (isAsked(kind) ? setAsked(kind) : transition.mutate(kind));
  const isEditable = course.actions.includes('edit');
  const question = {
    pending: transition.isPending,
    onCancel: () => setAsked(undefined),
    onConfirm: () => asked && transition.mutate(asked, { onSettled: () => setAsked(undefined) }),
  };
  const menuButton = (
    <ActionIcon
      aria-label={t('action.more', { name: course.name })}
      onClick={() => setMenuWanted(true)}
      loading={transition.isPending}
    >
      <IconDots size={20} aria-hidden="true" />
    </ActionIcon>
  );
  return (
    <>
      {isEditable ? (
        <LinkButton variant="default" to={to.editCourse({ slug: course.slug })}>
          {t('action.edit')}
        </LinkButton>
      ) : course.actions.includes('withdraw') ? (
        <Button variant="default" loading={transition.isPending} onClick={() => start('withdraw')}>
          {t('action.withdraw')}
        </Button>
      ) : (
        <LinkButton variant="default" to={to.editCourse({ slug: course.slug })}>
          {t('action.open')}
        </LinkButton>
      )}
      {isMenuWanted ? (
        <Suspense fallback={menuButton}>
          <CourseMenu
            course={course}
            isPending={transition.isPending}
            onTransition={start}
            onExport={() => setExporting(true)}
          />
        </Suspense>
      ) : (
        menuButton
      )}
      {isExporting && <ExportCourse course={course} onClose={() => setExporting(false)} />}
      {asked === 'discard' && <DiscardCourse course={course} {...question} />}
      {asked && asked !== 'discard' && (
        <ConfirmDialog
          opened
          title={t(`ask.${asked}`)}
          text={
            asked === 'remove'
              ? t('ask.remove.text', { name: course.name, lessons: course.lesson_count })
              : t('ask.unpublish.text', { learners: course.enrollment_count })
          }
          confirmLabel={t(`ask.${asked}.verb`)}
          destructive={asked === 'remove'}
          {...question}
        />
      )}
    </>
  );
}
