import { to } from '@stoa/shared/contract/site/addresses.ts';
import { misplacedChapters } from '@stoa/shared/contract/teaching/chapters.ts';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { finishedQuestion, type BuilderQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import { type ChecklistLine, type CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { LessonKind } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { isInstructed, isNamed } from '../builder/finished-assignment.ts';
import { isLessonComplete } from '../features/curriculum/lesson-kinds.ts';

/** Checklist key → id of the field, where they differ. */
const fieldIds: Record<string, string> = {
  title: 'name',
  category: 'final_category_id',
  skills: 'skill_ids',
  cover: 'cover_file_id',
  price: 'type',
  payments_open: 'type',
  lessons: 'modules',
  sale_links: 'description',
};
/** Lines that are about one lesson: the first one like this. */
const lessonOf: Record<string, (lesson: BuilderLesson) => boolean> = {
  lesson_content: (lesson) => !hasContent(lesson),
  video_duration: (lesson) => isPlayed(lesson) && lesson.duration_s === 0,
  captions: (lesson) => isPlayed(lesson) && lesson.captions_file === null,
  chapters: ({ chapters, duration_s }) => misplacedChapters(chapters, duration_s).some(Boolean),
};
const isPlayed = ({ kind, file }: BuilderLesson) => (kind === 'video' || kind === 'audio') && file !== null;
/** What is there but unfinished has a line of its own. */
function hasContent(lesson: BuilderLesson): boolean {
  if (lesson.kind === 'quiz') return (lesson.quiz?.questions.length ?? 0) > 0;
  return lesson.kind === 'assignment' ? isInstructed(lesson) : isLessonComplete(lesson);
}
const isUnfinished = (question: BuilderQuestion) => !finishedQuestion.safeParse(question).success;

const lessonFieldIds: Record<string, string> = {
  captions: 'lesson-captions',
  video_duration: 'lesson-file',
  chapters: 'lesson-chapters',
};

/** Where a line of the checklist is mended: down to the field. */
export function hrefOfLine(course: CourseBuilder, line: ChecklistLine): string {
  const lessons = course.modules.flatMap((module) => module.lessons);
  const place = line.key === 'live_lessons' ? classesOf(lessons, line) : partOf(lessons, line.key);
  return place
    ? `${to.editCourse({ slug: course.slug }, { section: 'curriculum', lesson: place.lesson.id })}#${place.field}`
    : `${to.editCourse({ slug: course.slug }, { section: line.section })}#${fieldIds[line.key] ?? line.key}`;
}

interface Part {
  lesson: BuilderLesson;
  field: string;
}

/** Whether a lesson has classes is not told by the course: the line names the lesson. */
function classesOf(lessons: readonly BuilderLesson[], { values }: ChecklistLine): Part | undefined {
  const lesson = lessons.find(({ kind, title }) => kind === 'live' && title === values?.['title']);
  return lesson && { lesson, field: 'live_schedule' };
}

/** The first lesson that a line is about, and the field in it. */
function partOf(lessons: readonly BuilderLesson[], key: string): Part | undefined {
  for (const lesson of lessons) {
    if (key === 'quiz_questions') {
      const question = lesson.quiz?.questions.find(isUnfinished);
      if (question) return { lesson, field: `prompt-${question.id}` };
    } else if (key === 'rubric') {
      const index = lesson.assignment?.rubric.findIndex((criterion) => !isNamed(criterion)) ?? -1;
      if (index !== -1) return { lesson, field: `criterion-${index + 1}` };
    } else if (lessonOf[key]?.(lesson)) {
      return { lesson, field: fieldIn(lesson, key) };
    }
  }
  return undefined;
}

/** What is written first in a lesson of a kind. */
const writtenIn: Partial<Record<LessonKind, string>> = {
  assignment: 'lesson-instructions',
  live: 'lesson-markdown',
  embed: 'lesson-embed',
};
const fieldIn = ({ kind }: BuilderLesson, key: string): string =>
  writtenIn[kind] ?? lessonFieldIds[key] ?? 'lesson-title';
