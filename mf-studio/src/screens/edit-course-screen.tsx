import { to } from '@stoa/shared/contract/site/addresses.ts';
import { courseListFor } from '@stoa/shared/contract/teaching/course-list.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { usePlatform, useScreenTitle, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { Container } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { BuilderProvider } from '../builder/builder-context.tsx';
import { BuilderFrame } from '../builder/builder-frame.tsx';
import { CourseSectionArea } from '../builder/course-section-area.tsx';
import { sectionFrom, type SectionKey } from '../builder/sections.ts';
import { useBuilderSaver, useCourseInOrder } from '../builder/use-builder-saver.ts';
import { courseBuilderKey, useCourseBuilder } from '../builder/use-course-builder.ts';
import { rememberedDraft } from '../features/courses/remembered-draft.ts';
import { UploadProvider } from '../features/uploads/upload-context.tsx';
import { RevokedNotice } from '../features/verification/revoked-notice.tsx';
import { useBuilderText } from '../messages/builder.ts';
import { BuilderSection } from '../sections/builder-section.tsx';
import classes from './edit-course-screen.module.css';

const CourseCoupons = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "course-coupons" */ '../features/coupons/course-coupons.tsx')).CourseCoupons,
);
const CoInstructors = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "co-instructors" */ '../features/co-instructors/co-instructors.tsx'))
      .CoInstructors,
);
const QuizStatistics = lazyDialog(
  async () => (await import(/* webpackChunkName: "lesson" */ '../features/quiz/quiz-statistics.tsx')).QuizStatistics,
);
const CourseClasses = lazyDialog(
  async () => (await import(/* webpackChunkName: "live-classes" */ '../sections/course-classes.tsx')).CourseClasses,
);
const CourseConflictModal = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "conflict" */ '../sections/course-conflict-modal.tsx')).CourseConflictModal,
);

export default function EditCourseScreen() {
  const t = useBuilderText();
  const errorText = useErrorText();
  const { slug = '' } = useParams();
  const course = useCourseBuilder(slug);
  const list = courseListFor(useSession().permissions);
  useScreenTitle(course.data && t('title', { name: course.data.name }));
  if (course.data) return <CourseBuilderScreen key={course.data.id} course={course.data} />;
  if (course.isPending) {
    return (
      <Container pt="xl">
        <RowSkeleton label={t('loading')} />
      </Container>
    );
  }
  const { error } = course;
  if (isApiError(error) && (error.status === 404 || error.status === 403)) {
    return (
      <EmptyState
        order={1}
        title={t('gone.title')}
        text={t('gone.text')}
        action={list && <LinkButton to={list}>{t('gone.action')}</LinkButton>}
      />
    );
  }
  return (
    <ErrorState
      order={1}
      title={t('failed')}
      text={errorText(error)}
      requestId={isApiError(error) ? error.requestId : undefined}
      retrying={course.isFetching}
      onRetry={() => void course.refetch()}
    />
  );
}

function CourseBuilderScreen({ course: read }: { course: CourseBuilder }) {
  const [search] = useSearchParams();
  const section: SectionKey = sectionFrom(search.get('section'));
  const queryClient = useQueryClient();
  const isOwnPath = useOwnPaths(read.slug, section);
  const saver = useBuilderSaver(read, isOwnPath);
  const course = useCourseInOrder(read, saver);
  const [isComparing, setComparing] = useState(false);

  const builder = useMemo(
    () => ({
      course,
      saver,
      isReadOnly: !course.actions.includes('edit'),
      reload: () => queryClient.invalidateQueries({ queryKey: courseBuilderKey(course.slug) }),
    }),
    [course, saver, queryClient],
  );

  return (
    <BuilderProvider value={builder}>
      <UploadProvider isOwnPath={isOwnPath}>
        <BuilderFrame section={section} onCompare={() => setComparing(true)}>
          <RevokedNotice className={classes.notice} />
          <CourseSectionArea key={section} section={section} beside={besideOf(section, course, search.get('lesson'))}>
            <BuilderSection section={section} lessonId={search.get('lesson')} />
          </CourseSectionArea>
        </BuilderFrame>
        {isComparing && <CourseConflictModal onClose={() => setComparing(false)} />}
      </UploadProvider>
    </BuilderProvider>
  );
}

/** What goes with a part, and is no part of the course's text. */
function besideOf(
  section: SectionKey,
  { modules, actions, rights }: CourseBuilder,
  lessonId: string | null,
): ReactNode {
  if (section === 'price') return <CourseCoupons />;
  if (section === 'team') return <CoInstructors />;
  if (section !== 'curriculum') return null;
  const lesson = modules.flatMap((module) => module.lessons).find(({ id }) => id === lessonId);
  // Shut with the rest of the quiz, where that cannot be edited.
  if (lesson?.kind === 'quiz' && rights.includes('grade') && !actions.includes('edit')) {
    return <QuizStatistics lesson={lesson} />;
  }
  return (lessonId === null || lesson?.kind === 'live') && <CourseClasses key={lessonId} lessonId={lessonId} />;
}

/** The builder's own addresses. A draft's address may be edited: then the builder moves along with it. */
function useOwnPaths(slug: string, section: SectionKey): (path: string) => boolean {
  const { slug: shown = '' } = useParams();
  const { navigation } = usePlatform();
  const own = useRef(new Set<string>());
  useEffect(() => {
    own.current.add(to.editCourse({ slug }));
    own.current.add(to.editCourse({ slug: shown }));
    if (slug === shown) return undefined;
    if (rememberedDraft.get() === shown) rememberedDraft.set(slug);
    // Not while React commits: the shell draws at once.
    const timer = setTimeout(() =>
      navigation.navigate(to.editCourse({ slug }, { section }), { replace: true, preventScrollReset: true }),
    );
    return () => clearTimeout(timer);
  }, [slug, shown, section, navigation]);
  return useCallback((path) => own.current.has(path), []);
}
