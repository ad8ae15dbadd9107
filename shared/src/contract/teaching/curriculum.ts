import { z } from 'zod';
import { onVersion, onVersionQuery } from '../kernel/edit-conflict.ts';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id } from '../kernel/primitives.ts';
import { lessonKinds } from '../taxonomy/course-words.ts';
import { courseBuilder } from './course-builder.ts';
import { lessonFields, lessonTitle, MOST_QUESTIONS } from './lessons.ts';
import { moduleTitle } from './module-title.ts';
import { opening } from './openings.ts';
import { givenQuestion, questionFields } from './questions.ts';
import { courseMakers } from './course-makers.ts';

export const moduleFields = z.object({
  title: moduleTitle,
  opening: opening.nullable(),
});

export const curriculumEndpoints = defineEndpoints({
  createModule: {
    summary: 'Add a module at the end',
    auth: 'signed-in',
    permission: courseMakers,
    body: moduleFields.pick({ title: true }).extend({ course_id: id }),
    reply: courseBuilder,
  },
  updateModule: {
    summary: 'Rename a module, or say when it opens',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    body: moduleFields.partial().extend(onVersion),
    reply: courseBuilder,
  },
  removeModule: {
    summary: 'Remove a module and its lessons',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    query: onVersionQuery,
    reply: courseBuilder,
  },
  duplicateModule: {
    summary: 'Put a copy of a module, with its lessons, behind it',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    reply: courseBuilder,
  },
  createLesson: {
    summary: 'Add a lesson at the end of a module',
    auth: 'signed-in',
    permission: courseMakers,
    body: z.object({ module_id: id, title: lessonTitle, kind: z.enum(lessonKinds) }),
    reply: courseBuilder,
  },
  updateLesson: {
    summary: 'Change some fields of a lesson; its files have calls of their own, and come this way from older pages',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    body: lessonFields.partial().extend(onVersion),
    reply: courseBuilder,
  },
  updateScormCourse: {
    summary: 'Give a SCORM lesson another package; who has begun the former one begins a new attempt',
    auth: 'signed-in',
    permission: courseMakers,
    body: z.object({ lesson_id: id, file_id: id }),
    reply: courseBuilder,
  },
  removeLesson: {
    summary: 'Remove a lesson',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    query: onVersionQuery,
    reply: courseBuilder,
  },
  duplicateLesson: {
    summary: 'Put a copy of a lesson behind it',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    reply: courseBuilder,
  },
  createQuestion: {
    summary: 'Add a question at the end of a quiz; it may be unfinished',
    auth: 'signed-in',
    permission: courseMakers,
    body: givenQuestion.extend({
      lesson_id: id,
      prompt: questionFields.shape.prompt.default(''),
      points: questionFields.shape.points.default(1),
      explanation: questionFields.shape.explanation.default(''),
      options: questionFields.shape.options.default([]),
    }),
    reply: courseBuilder,
  },
  createQuestions: {
    summary: 'Add several questions at the end of a quiz, all of them or none',
    auth: 'signed-in',
    permission: courseMakers,
    body: z.object({ lesson_id: id, questions: z.array(givenQuestion).min(1).max(MOST_QUESTIONS) }),
    reply: courseBuilder,
  },
  updateQuestion: {
    summary: 'Change some fields of a question',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    body: questionFields.partial().extend(onVersion),
    reply: courseBuilder,
  },
  removeQuestion: {
    summary: 'Remove a question',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    query: onVersionQuery,
    reply: courseBuilder,
  },
  orderQuestions: {
    summary: 'Put the questions of a quiz lesson in order; must name each of them once',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    body: z.object({ questions: z.array(id), ...onVersion }),
    reply: courseBuilder,
  },
  orderCurriculum: {
    summary: 'Put modules and lessons in order; must name each of them once',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    body: z.object({ modules: z.array(z.object({ id, lessons: z.array(id) })), ...onVersion }),
    reply: courseBuilder,
  },
});
