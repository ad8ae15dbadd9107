import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Player, PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import type { ProgressReply } from '@stoa/shared/contract/learning/progress.ts';
import { usePlatform, useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { Alert, Button, Group, Title } from '@stoa/shared/kit';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { ProgressLine } from '@stoa/shared/ui/progress-line.tsx';
import { LinkAnchor, LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { LessonList } from '../features/player/lesson-list.tsx';
import { isPlayingOf, usePlayingStore } from '../features/lessons/playing-store.ts';
import { useLinkedPlace } from '../features/lessons/use-linked-place.ts';
import { WayOut } from '../features/player/way-out.tsx';
import { acceptProgress, listLessons } from '../features/player/use-player.ts';
import { withWaiting } from '../features/player/with-waiting.ts';
import { WhyButton } from '../features/progress-ledger/why-button.tsx';
import { useRecordProgress } from '../features/lessons/progress/use-record-progress.ts';
import { usePlayerText } from '../messages/player.ts';
import { LessonStage } from './lesson-stage.tsx';
import { usePhone } from './use-phone.ts';
import classes from './course-player.module.css';

const CourseCompleted = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "completed" */ '../features/player/course-completed.tsx')).CourseCompleted,
);

const LessonTabs = lazyDialog(
  async () => (await import(/* webpackChunkName: "lesson-tabs" */ './lesson-tabs.tsx')).LessonTabs,
);

const Openings = lazyDialog(
  async () => (await import(/* webpackChunkName: "lesson-tabs" */ '../features/player/openings.tsx')).Openings,
);

interface CoursePlayerProps {
  player: Player;
  isPreview: boolean;
}

/** Stage, lesson list and progress. */
export function CoursePlayer({ player: known, isPreview }: CoursePlayerProps) {
  const t = usePlayerText();
  const onProgress = useAcceptProgress(known);
  const { record, sketch, waiting } = useRecordProgress({ player: known, onReply: onProgress });
  const player = withWaiting(known, waiting);
  const { course, enrollment: enrolment } = player;
  const lessons = listLessons(player);
  const { lesson, select } = useCurrentLesson(player, lessons);
  const isPlayingAt = useIsPlayingOf();
  useFrameAside(lesson?.kind === 'video');
  useScreenTitle(lesson ? `${lesson.title} · ${course.name}` : course.name);
  const index = lessons.findIndex(({ id }) => id === lesson?.id);
  const next = lessons.slice(index + 1).find(({ locked }) => !locked);
  const previous = lessons.slice(0, Math.max(0, index)).findLast(({ locked }) => !locked);
  const isCompleted = enrolment?.status === 'completed';

  const isPhone = usePhone();
  const head = (
    <header className={classes.head}>
      <WayOut {...player} />
      <p className={classes.course}>{course.name}</p>
      {player.certificate_slug ? (
        <LinkAnchor to={to.certificate({ slug: player.certificate_slug })} size="sm" className={classes.reached ?? ''}>
          {t('player.certificate')}
        </LinkAnchor>
      ) : (
        enrolment && <ProgressLine percentage={enrolment.percentage} label={course.name} />
      )}
      {enrolment && (
        <WhyButton
          enrolment={enrolment}
          className={classes.why ?? ''}
          onLesson={(id) => {
            const chosen = lessons.find((one) => one.id === id);
            // The lesson on stage would begin to play, or stop.
            if (chosen && !chosen.locked && chosen !== lesson) select(chosen);
          }}
        />
      )}
    </header>
  );
  return (
    <div className={classes.player}>
      {!isPhone && head}
      <div className={classes.stage} data-kind={lesson?.kind}>
        {lessons.some(({ waits_for }) => waits_for?.length) && <Openings player={player} />}
        {lesson ? (
          <>
            <Title order={1} className={classes.title ?? ''}>
              {lesson.title}
            </Title>
            <LessonStage
              outline={lesson}
              isEnrolled={enrolment !== null}
              record={record}
              sketch={sketch}
              onProgress={onProgress}
              next={next}
              onNext={() => next && select(next)}
            />
            <Group justify="space-between" component="nav" aria-label={t('player.neighbours')}>
              {previous ? (
                <Button variant="default" onClick={() => select(previous)}>
                  {t('player.previous', { title: previous.title })}
                </Button>
              ) : (
                <span />
              )}
              {next && <Button onClick={() => select(next)}>{t('player.next', { title: next.title })}</Button>}
            </Group>
          </>
        ) : (
          <Title order={1}>{course.name}</Title>
        )}
        {isPhone && head}
        <LessonTabs player={player} lesson={lesson} onOpen={select} />
        {isCompleted && (
          <CourseCompleted courseId={course.id} courseName={course.name} certificateSlug={player.certificate_slug} />
        )}
        {!enrolment && <NotEnrolled player={player} isPreview={isPreview} />}
      </div>
      <aside className={classes.side}>
        <LessonList modules={player.modules} isPlayingOf={isPlayingAt} onSelect={select} />
      </aside>
    </div>
  );
}

/**
 * The address says which lesson is on stage; without a word in it, the one to go on with as the player was opened: what
 * comes after it when it is done does not take its place.
 */
function useCurrentLesson(player: Player, lessons: PlayerLesson[]) {
  const [search, setSearch] = useSearchParams();
  const [begun] = useState(player.current_lesson_id);
  const find = (wanted: string | null) => lessons.find(({ id }) => id === wanted);
  const wanted = find(search.get('lesson')) ?? find(begun) ?? find(player.current_lesson_id);
  const lesson = wanted && !wanted.locked ? wanted : lessons.find(({ locked }) => !locked);
  const lessonId = lesson?.id;
  useEffect(() => {
    if (lessonId) usePlayingStore.getState().open(lessonId);
  }, [lessonId]);
  useLinkedPlace(lessonId, search);
  useEffect(() => usePlayingStore.getState().close, []);

  const select = (chosen: PlayerLesson) => {
    usePlayingStore.getState().select(chosen.id);
    if (chosen.id === lessonId) return;
    const after = new URLSearchParams(search);
    after.set('lesson', chosen.id);
    after.delete('at');
    setSearch(after);
  };
  return { lesson, select };
}

function useFrameAside(isFilm: boolean) {
  const { frame } = usePlatform();
  const isAside = usePlayingStore(({ isWide }) => isWide) && isFilm;
  useEffect(() => (isAside ? frame.stepAside() : undefined), [frame, isAside]);
}

/** Without the progress, which changes four times a second and concerns the stage alone. */
function useIsPlayingOf() {
  const lessonId = usePlayingStore((store) => store.lessonId);
  const isPlaying = usePlayingStore((store) => store.isPlaying);
  return (id: string) => isPlayingOf({ lessonId, isPlaying }, id);
}

function useAcceptProgress({ course, enrollment: enrolment }: Player) {
  const t = usePlayerText();
  const queryClient = useQueryClient();
  const { events, toasts } = usePlatform();
  const wasCompleted = useRef(enrolment?.status === 'completed');
  return (reply: ProgressReply) => {
    acceptProgress(queryClient, course.slug, reply);
    if (wasCompleted.current || reply.enrollment.status !== 'completed') return;
    wasCompleted.current = true;
    events.emit('course-completed', { courseId: course.id, certificateSlug: reply.certificate_slug });
    toasts.show({ kind: 'success', message: t('player.completed', { course: course.name }) });
  };
}

function NotEnrolled({ player: { course, ended }, isPreview }: CoursePlayerProps) {
  const t = usePlayerText();
  const { slug } = course;
  return (
    <Alert color="blue" title={isPreview ? t('guest.preview') : t(`guest.${ended ?? 'notEnrolled'}`)}>
      <Group justify="space-between">
        <span>{t(ended ? 'guest.kept' : 'guest.text')}</span>
        <LinkButton to={to.courseInfo({ slug })} size="sm">
          {t('guest.action')}
        </LinkButton>
      </Group>
    </Alert>
  );
}
