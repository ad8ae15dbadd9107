import type { LessonKind } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { type BuilderAssignment, type BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { finishedQuestion, type BuilderQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import {
  IconBroadcast,
  IconClipboardText,
  IconFileText,
  IconFileTypePdf,
  IconFrame,
  IconHeadphones,
  IconListCheck,
  IconPackage,
  IconVideo,
  type Icon,
} from '@tabler/icons-react';
import { isInstructed, isNamed } from '../../builder/finished-assignment.ts';
import { useClassesText } from './use-classes-text.ts';
import { useCurriculumText } from '../../messages/curriculum.ts';

export const lessonKindIcons: Record<LessonKind, Icon> = {
  video: IconVideo,
  audio: IconHeadphones,
  scorm: IconPackage,
  embed: IconFrame,
  text: IconFileText,
  document: IconFileTypePdf,
  quiz: IconListCheck,
  assignment: IconClipboardText,
  live: IconBroadcast,
};

const isFinished = (question: BuilderQuestion) => finishedQuestion.safeParse(question).success;

/** Whether a lesson holds what its kind is about. */
export function isLessonComplete(lesson: BuilderLesson): boolean {
  const { kind, file, markdown, quiz, assignment, embed_url: embedUrl } = lesson;
  switch (kind) {
    case 'video':
    case 'audio':
    case 'document':
    case 'scorm':
      return file?.state === 'ready';
    case 'text':
    case 'live':
      return Boolean(markdown?.trim());
    case 'embed':
      return Boolean(embedUrl);
    case 'quiz':
      return quiz !== null && quiz.questions.length > 0 && quiz.questions.every(isFinished);
    case 'assignment':
      return isInstructed(lesson) && (assignment?.rubric.every(isNamed) ?? true);
  }
}

/** Tells what a lesson holds, or what it lacks. */
export function useLessonState(): (lesson: BuilderLesson) => string {
  const t = useCurriculumText();
  const format = useFormat();
  const classesText = useClassesText();
  const questionsText = (questions: readonly BuilderQuestion[]) => {
    if (questions.length === 0) return t('state.noQuestions');
    const unfinished = questions.filter((question) => !isFinished(question)).length;
    const count = t('state.questions', { count: questions.length });
    return unfinished > 0 ? `${count} · ${t('state.unfinished', { count: unfinished })}` : count;
  };
  const handInText = ({ submission_type: type, due_days: days }: BuilderAssignment) =>
    [t('state.handIn', { type }), days !== null && t('state.due', { days })].filter(Boolean).join(' · ');
  const assignmentText = (lesson: BuilderLesson) => {
    const { assignment } = lesson;
    if (!assignment?.instructions.trim()) return t('state.noInstructions');
    if (!isInstructed(lesson)) return t('state.shortInstructions');
    const unnamed = assignment.rubric.filter((criterion) => !isNamed(criterion)).length;
    return unnamed > 0 ? t('state.unnamed', { count: unnamed }) : handInText(assignment);
  };
  return (lesson) => {
    const isComplete = isLessonComplete(lesson);
    const length = lesson.duration_s > 0 ? format.lessonTime(lesson) : undefined;
    switch (lesson.kind) {
      case 'video':
        return isComplete ? (length ?? t('state.ready')) : t('state.noVideo');
      case 'audio':
        return isComplete ? (length ?? t('state.ready')) : t('state.noAudio');
      case 'scorm':
        return isComplete ? t('state.ready') : t('state.noScorm');
      case 'embed':
        return isComplete ? t('state.ready') : t('state.noEmbed');
      case 'document':
        return isComplete ? (length ?? t('state.ready')) : t('state.noDocument');
      case 'live':
        return [!isComplete && t('state.noText'), classesText(lesson)].filter(Boolean).join(' · ');
      case 'text':
        if (!isComplete) return t('state.noText');
        return length === undefined ? t('state.written') : t('state.reading', { time: length });
      case 'quiz':
        return questionsText(lesson.quiz?.questions ?? []);
      case 'assignment':
        return assignmentText(lesson);
    }
  };
}
