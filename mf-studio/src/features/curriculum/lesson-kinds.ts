import type { LessonKind } from '@stoa/shared/contract/course-words.ts';
import type { BuilderLesson } from '@stoa/shared/contract/creating.ts';
import { countText, lessonTimeText } from '@stoa/shared/ui/format.ts';
import { IconFileText, IconFileTypePdf, IconListCheck, IconVideo } from '@tabler/icons-react';

export const lessonKindNames: Record<LessonKind, { name: string; icon: typeof IconVideo }> = {
  video: { name: 'Video', icon: IconVideo },
  text: { name: 'Text', icon: IconFileText },
  document: { name: 'Document', icon: IconFileTypePdf },
  quiz: { name: 'Quiz', icon: IconListCheck },
};

/** What a lesson holds, or what it lacks. */
export function lessonState(lesson: BuilderLesson): { text: string; isComplete: boolean } {
  switch (lesson.kind) {
    case 'video':
    case 'document': {
      const isReady = lesson.file?.state === 'ready';
      const wanted = lesson.kind === 'video' ? 'No video yet' : 'No PDF yet';
      const length = lesson.duration_s > 0 ? lessonTimeText(lesson) : 'Ready';
      return { text: isReady ? length : wanted, isComplete: isReady };
    }
    case 'text': {
      const isWritten = Boolean(lesson.markdown?.trim());
      const length = lesson.duration_s > 0 ? `${lessonTimeText(lesson)} to read` : 'Written';
      return { text: isWritten ? length : 'Nothing written yet', isComplete: isWritten };
    }
    case 'quiz': {
      const count = lesson.quiz?.questions.length ?? 0;
      return { text: count > 0 ? countText(count, 'question') : 'No questions yet', isComplete: count > 0 };
    }
  }
}
