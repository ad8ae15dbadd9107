import type { LessonKind } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { finishedQuestion, type BuilderLesson, type BuilderQuestion } from '@stoa/shared/contract/teaching/lessons.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { IconFileText, IconFileTypePdf, IconListCheck, IconVideo, type Icon } from '@tabler/icons-react';
import { useCurriculumText } from '../../messages/curriculum.ts';

export const lessonKindIcons: Record<LessonKind, Icon> = {
  video: IconVideo,
  text: IconFileText,
  document: IconFileTypePdf,
  quiz: IconListCheck,
};

const isFinished = (question: BuilderQuestion) => finishedQuestion.safeParse(question).success;

/** Whether a lesson holds what its kind is about. */
export function isLessonComplete({ kind, file, markdown, quiz }: BuilderLesson): boolean {
  switch (kind) {
    case 'video':
    case 'document':
      return file?.state === 'ready';
    case 'text':
      return Boolean(markdown?.trim());
    case 'quiz':
      return quiz !== null && quiz.questions.length > 0 && quiz.questions.every(isFinished);
  }
}

/** Tells what a lesson holds, or what it lacks. */
export function useLessonState(): (lesson: BuilderLesson) => string {
  const t = useCurriculumText();
  const format = useFormat();
  const questionsText = (questions: readonly BuilderQuestion[]) => {
    if (questions.length === 0) return t('state.noQuestions');
    const unfinished = questions.filter((question) => !isFinished(question)).length;
    const count = t('state.questions', { count: questions.length });
    return unfinished > 0 ? `${count} · ${t('state.unfinished', { count: unfinished })}` : count;
  };
  return (lesson) => {
    const isComplete = isLessonComplete(lesson);
    const length = lesson.duration_s > 0 ? format.lessonTime(lesson) : undefined;
    switch (lesson.kind) {
      case 'video':
        return isComplete ? (length ?? t('state.ready')) : t('state.noVideo');
      case 'document':
        return isComplete ? (length ?? t('state.ready')) : t('state.noDocument');
      case 'text':
        if (!isComplete) return t('state.noText');
        return length === undefined ? t('state.written') : t('state.reading', { time: length });
      case 'quiz':
        return questionsText(lesson.quiz?.questions ?? []);
    }
  };
}
