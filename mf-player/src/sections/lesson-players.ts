import type { LessonKind } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';

// One player a kind; only the one on stage is fetched. Films and recordings share all but a little, and so a chunk.
export const VideoLesson = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "media" */ '../features/lessons/video/video-lesson.tsx')).VideoLesson,
}));
export const AudioLesson = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "media" */ '../features/lessons/audio/audio-lesson.tsx')).AudioLesson,
}));
export const TextLesson = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "text" */ '../features/lessons/text/text-lesson.tsx')).TextLesson,
}));
export const DocumentLesson = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "document" */ '../features/lessons/document/document-lesson.tsx'))
    .DocumentLesson,
}));
export const QuizLesson = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "quiz" */ '../features/lessons/quiz/quiz-lesson.tsx')).QuizLesson,
}));
export const AssignmentLesson = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "assignment" */ '../features/lessons/assignment/assignment-lesson.tsx'))
    .AssignmentLesson,
}));
export const LiveLesson = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "live" */ '../features/lessons/live/live-lesson.tsx')).LiveLesson,
}));
export const ScormLesson = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "scorm" */ '../features/lessons/scorm/scorm-lesson.tsx')).ScormLesson,
}));
export const EmbedLesson = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "embed" */ '../features/lessons/embed/embed-lesson.tsx')).EmbedLesson,
}));

const players: Record<LessonKind, { preload(): Promise<void> }> = {
  video: VideoLesson,
  audio: AudioLesson,
  text: TextLesson,
  document: DocumentLesson,
  quiz: QuizLesson,
  assignment: AssignmentLesson,
  live: LiveLesson,
  scorm: ScormLesson,
  embed: EmbedLesson,
};

/** While the lesson itself is asked for; a newer API has kinds that this page does not know. */
export const preloadPlayer = (kind: string): void => {
  if (Object.hasOwn(players, kind)) void players[kind as LessonKind].preload();
};
