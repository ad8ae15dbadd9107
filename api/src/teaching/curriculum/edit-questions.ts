import { MOST_QUESTIONS } from '@stoa/shared/contract/teaching/lessons.ts';
import type { QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import type { CourseContent } from '../courses/course-content.ts';
import type { LessonContent, QuestionContent } from '../lessons/lesson-content.ts';
import { changeLesson, requireLesson } from './edit-content.ts';
import { changedQuestion, newQuestion } from './quiz-content.ts';

/** All of them or none. */
export function addQuestions(
  content: CourseContent,
  lessonId: string,
  added: readonly QuestionFields[],
): CourseContent {
  const { quiz } = requireLesson(content, lessonId);
  if (!quiz) throw invalid({ lesson_id: 'Only a quiz lesson has questions.' });
  if (quiz.questions.length + added.length > MOST_QUESTIONS)
    throw invalid({ lesson_id: `At most ${MOST_QUESTIONS} questions.` });
  return withQuestions(content, lessonId, [...quiz.questions, ...added.map(newQuestion)]);
}

export function changeQuestion(content: CourseContent, id: string, change: Partial<QuestionFields>): CourseContent {
  const lesson = requireLessonOf(content, id);
  return withQuestions(
    content,
    lesson.id,
    questionsIn(lesson).map((question) => (question.id === id ? changedQuestion(question, change) : question)),
  );
}

export function removeQuestion(content: CourseContent, id: string): CourseContent {
  const lesson = requireLessonOf(content, id);
  return withQuestions(
    content,
    lesson.id,
    questionsIn(lesson).filter((question) => question.id !== id),
  );
}

/** Refuses an order that leaves a question out or names it twice. */
export function orderQuestions(content: CourseContent, lessonId: string, order: readonly string[]): CourseContent {
  const known = new Map(questionsIn(requireLesson(content, lessonId)).map((question) => [question.id, question]));
  const named = order.flatMap((id) => known.get(id) ?? []);
  if (order.length !== known.size || new Set(named).size !== known.size) {
    throw invalid({ questions: 'The order must name every question of the quiz once.' });
  }
  return withQuestions(content, lessonId, named);
}

export function requireQuestion(content: CourseContent, id: string): QuestionContent {
  const question = questionsIn(requireLessonOf(content, id)).find((one) => one.id === id);
  if (question === undefined) throw notFound();
  return question;
}

export const questionsIn = ({ quiz }: LessonContent): readonly QuestionContent[] => quiz?.questions ?? [];

function requireLessonOf(content: CourseContent, questionId: string): LessonContent {
  const lesson = content.modules
    .flatMap((module) => module.lessons)
    .find((one) => questionsIn(one).some(({ id }) => id === questionId));
  if (lesson === undefined) throw notFound();
  return lesson;
}

function withQuestions(content: CourseContent, lessonId: string, questions: QuestionContent[]): CourseContent {
  const { quiz } = requireLesson(content, lessonId);
  return quiz ? changeLesson(content, lessonId, { quiz: { ...quiz, questions } }) : content;
}
