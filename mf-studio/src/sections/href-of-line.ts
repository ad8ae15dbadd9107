import { to } from '@stoa/shared/contract/site/addresses.ts';
import { finishedQuestion, type BuilderLesson, type BuilderQuestion } from '@stoa/shared/contract/teaching/lessons.ts';
import { type ChecklistLine, type CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
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
  lesson_content: (lesson) => (lesson.quiz ? lesson.quiz.questions.length === 0 : !isLessonComplete(lesson)),
  video_duration: (lesson) => lesson.kind === 'video' && lesson.file !== null && lesson.duration_s === 0,
  captions: (lesson) => lesson.kind === 'video' && lesson.file !== null && lesson.captions_file === null,
};
const isUnfinished = (question: BuilderQuestion) => !finishedQuestion.safeParse(question).success;

const lessonFieldIds: Record<string, string> = { captions: 'lesson-captions', video_duration: 'lesson-file' };

/** Where a line of the checklist is mended: down to the field. */
export function hrefOfLine(course: CourseBuilder, { key, section }: ChecklistLine): string {
  const lessons = course.modules.flatMap((module) => module.lessons);
  if (key === 'quiz_questions') {
    const quiz = lessons.find((lesson) => lesson.quiz?.questions.some(isUnfinished));
    const question = quiz?.quiz?.questions.find(isUnfinished);
    if (quiz && question)
      return `${to.editCourse({ slug: course.slug }, { section: 'curriculum', lesson: quiz.id })}#prompt-${question.id}`;
  }
  const isMeant = lessonOf[key];
  const lesson = isMeant && lessons.find(isMeant);
  if (lesson)
    return `${to.editCourse({ slug: course.slug }, { section: 'curriculum', lesson: lesson.id })}#${lessonFieldIds[key] ?? 'lesson-title'}`;
  return `${to.editCourse({ slug: course.slug }, { section })}#${fieldIds[key] ?? key}`;
}
