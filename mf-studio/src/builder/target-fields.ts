import type { BuilderAssignment, BuilderLesson, BuilderQuiz } from '@stoa/shared/contract/teaching/lessons.ts';
import type { BuilderQuestion, QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { orderOf } from './course-order.ts';
import { courseValues, resourcesOf } from './course-values.ts';
import type { Patch, SaveTarget } from '../saving/patches.ts';

export const emptyQuiz: BuilderQuiz = {
  instructions: '',
  pass_mark: 70,
  max_attempts: null,
  draw: null,
  questions: [],
};
export const emptyAssignment: BuilderAssignment = {
  instructions: '',
  pass_mark: 60,
  max_attempts: 3,
  submission_type: 'text',
  max_files: 1,
  due_days: null,
  rubric: [],
};

/** What can be edited of one target, as it stands in this reading of the course. Undefined when the target is gone. */
export function fieldsOf(course: CourseBuilder, target: SaveTarget): Patch | undefined {
  if (target === 'course') return { ...courseValues(course) };
  if (target === 'order') return { modules: orderOf(course.modules) };
  const [kind, id] = target.split(':');
  const module = course.modules.find((one) => one.id === id);
  if (kind === 'module') return module && { title: module.title, opening: module.opening ?? null };
  if (kind === 'question') {
    const found = findQuestion(course, id);
    return found && { ...questionFieldsOf(found.question) };
  }
  const lesson = findLesson(course, id);
  if (kind === 'questions') return lesson && { questions: quizOf(lesson).questions.map((question) => question.id) };
  return lesson && lessonFieldsOf(lesson);
}

const quizOf = ({ quiz }: BuilderLesson): BuilderQuiz => quiz ?? emptyQuiz;

/** A question with the lesson it is asked in and its place there. */
export function findQuestion(
  course: CourseBuilder,
  id: string | undefined,
): { lesson: BuilderLesson; question: BuilderQuestion; index: number } | undefined {
  for (const lesson of course.modules.flatMap((module) => module.lessons)) {
    const index = quizOf(lesson).questions.findIndex((one) => one.id === id);
    if (index !== -1) return { lesson, index, question: quizOf(lesson).questions[index]! };
  }
  return undefined;
}

/** The server names the answers by their places. */
export const questionFieldsOf = ({ id: _id, picture: _picture, ...question }: BuilderQuestion): QuestionFields => ({
  ...question,
  options: question.options.map(({ id: _name, picture: _shown, ...option }) => option),
});

export const findLesson = (course: CourseBuilder, id: string | undefined): BuilderLesson | undefined =>
  course.modules.flatMap((module) => module.lessons).find((one) => one.id === id);

function lessonFieldsOf(lesson: BuilderLesson): Patch {
  const assignment = lesson.assignment ?? emptyAssignment;
  const judged = lesson.kind === 'assignment' ? assignment : quizOf(lesson);
  return {
    title: lesson.title,
    is_preview: lesson.is_preview,
    required: lesson.required,
    opening: lesson.opening ?? null,
    markdown: lesson.markdown ?? '',
    file_id: lesson.file?.id ?? null,
    captions_file_id: lesson.captions_file?.id ?? null,
    captions_language: lesson.captions_language,
    more_captions: lesson.more_captions.map(({ language, file }) => ({ file_id: file.id, language })),
    poster_file_id: lesson.poster_file?.id ?? null,
    chapters: lesson.chapters,
    embed_url: lesson.embed_url,
    resources: resourcesOf(lesson.resources),
    instructions: judged.instructions,
    pass_mark: judged.pass_mark,
    max_attempts: judged.max_attempts,
    draw: quizOf(lesson).draw,
    submission_type: assignment.submission_type,
    max_files: assignment.max_files,
    due_days: assignment.due_days,
    rubric: assignment.rubric,
  };
}
