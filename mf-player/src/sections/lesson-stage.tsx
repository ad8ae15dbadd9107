import { Suspense, useEffect } from 'react';
import type { Lesson, PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import type { ProgressReply } from '@stoa/shared/contract/learning/progress.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { UnsettledSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useLesson } from '../features/lessons/use-lesson.ts';
import type { Happened } from '../features/lessons/progress/use-record-progress.ts';
import { usePlayerText } from '../messages/player.ts';
import {
  AssignmentLesson,
  AudioLesson,
  DocumentLesson,
  EmbedLesson,
  LiveLesson,
  QuizLesson,
  ScormLesson,
  TextLesson,
  VideoLesson,
  preloadPlayer,
} from './lesson-players.ts';

interface LessonStageProps {
  /** As it is by now; what came with the lesson's content may be older. */
  outline: PlayerLesson;
  isEnrolled: boolean;
  record(lessonId: string, happened: Happened): void;
  /** Keeps what is under way, should the page be killed. */
  sketch(lessonId: string, happened: Happened): void;
  onProgress(reply: ProgressReply): void;
  /** What follows, if something does. */
  next: PlayerLesson | undefined;
  onNext(): void;
}

export function LessonStage(props: LessonStageProps) {
  const t = usePlayerText();
  const { id, kind } = props.outline;
  const lesson = useLesson(id);
  useEffect(() => preloadPlayer(kind), [kind]);
  const refused = { lesson_locked: t('lesson.locked'), conflict: t('lesson.empty') };
  if (lesson.data === undefined && isWithoutLine(lesson)) {
    return <ErrorState title={t('lesson.offline')} text={t('lesson.offline.text')} />;
  }
  if (lesson.isPending) return <UnsettledSkeleton height="24rem" label={t('lesson.loading')} />;
  if (lesson.data === undefined || (lesson.isError && !isKept(lesson.data))) {
    return <LoadFailed query={lesson} title={t('lesson.failed')} expected={refused} />;
  }
  return (
    <Suspense fallback={<UnsettledSkeleton height="24rem" label={t('lesson.loading')} />}>
      <Player key={lesson.data.id} {...props} lesson={lesson.data} onReload={() => void lesson.refetch()} />
    </Suspense>
  );
}

/** While it goes on by itself: it tries again, or waits for the line that the browser knows to be down. */
const isWithoutLine = ({ isPending, failureReason }: { isPending: boolean; failureReason: Error | null }): boolean =>
  isApiError(failureReason) && failureReason.code === 'network' && (isPending || !navigator.onLine);

/** Work that is being made stays in sight where only a later look at it fails. */
const isKept = ({ content }: Lesson): boolean => content.kind === 'assignment';

function Player({ lesson, ...props }: LessonStageProps & { lesson: Lesson; onReload(): void }) {
  const t = usePlayerText();
  const record = (happened: Happened) => props.record(lesson.id, happened);
  const sketch = (happened: Happened) => props.sketch(lesson.id, happened);
  const { content } = lesson;
  const { onReload, next, onNext } = props;
  const { progress } = props.outline;
  const isCompleted = progress.completed;
  switch (content.kind) {
    case 'video':
      return (
        <VideoLesson
          {...{ lesson, content, progress, record, sketch, onReload, next, onNext }}
          isEnrolled={props.isEnrolled}
        />
      );
    case 'audio':
      return (
        <AudioLesson
          {...{ lesson, content, progress, record, sketch, onReload, next, onNext }}
          isEnrolled={props.isEnrolled}
        />
      );
    case 'text':
      return <TextLesson {...{ lesson, content, record, isCompleted }} isEnrolled={props.isEnrolled} />;
    case 'document':
      return <DocumentLesson {...{ lesson, content, progress, record, onReload }} isEnrolled={props.isEnrolled} />;
    case 'quiz':
      return <QuizLesson {...{ lesson, content }} isEnrolled={props.isEnrolled} onProgress={props.onProgress} />;
    case 'assignment':
      return <AssignmentLesson {...{ lesson, content, isCompleted }} isEnrolled={props.isEnrolled} />;
    case 'embed':
      return <EmbedLesson {...{ lesson, content, record, isCompleted }} isEnrolled={props.isEnrolled} />;
    case 'live':
      return <LiveLesson {...{ lesson, content, isCompleted, onReload }} />;
    case 'scorm':
      return <ScormLesson {...{ lesson, content, isCompleted, onReload }} isEnrolled={props.isEnrolled} />;
    // A newer API has lessons of kinds that this page does not know.
    default:
      return <ErrorState title={t('lesson.unknown')} text={t('lesson.unknown.text')} />;
  }
}
