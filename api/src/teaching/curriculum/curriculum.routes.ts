import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { Routes } from '../../kernel/context.ts';
import { requireSameOrder } from '../courses/edit-conflict.ts';
import { editCourse } from '../courses/edit-course.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { checkedLesson } from './check-lesson.ts';
import { checkQuestion } from './check-question.ts';
import { type CourseContent, orderOf } from '../courses/course-content.ts';
import { findCourseOfLesson, findCourseOfModule, findCourseOfQuestion } from './curriculum.repository.ts';
import {
  addLesson,
  addModule,
  changeLesson,
  orderContent,
  removeLesson,
  removeModule,
  renameModule,
  requireLesson,
  requireModule,
} from './edit-content.ts';
import {
  addQuestions,
  changeQuestion,
  orderQuestions,
  questionsIn,
  removeQuestion,
  requireQuestion,
} from './edit-questions.ts';

type Edit = Parameters<typeof editCourse>[3];
/** A module or a lesson, and the version it was changed on. */
interface Named {
  id: string;
  on?: number;
}

export const curriculumRoutes: Routes = (app, context) => {
  const { db, settings } = context;
  const { embedHosts } = settings;
  const ofModule = async (viewer: Viewer, { id, on }: Named, edit: (content: CourseContent) => CourseContent) =>
    editFound(viewer, { id: await findCourseOfModule(db, id, viewer.user.id), on }, (content) => {
      requireModule(content, id);
      return edit(content);
    });
  const ofLesson = async (viewer: Viewer, { id, on }: Named, edit: Edit) =>
    editFound(viewer, { id: await findCourseOfLesson(db, id, viewer.user.id), on }, edit);

  const ofQuestion = async (viewer: Viewer, { id, on }: Named, edit: Edit) =>
    editFound(viewer, { id: await findCourseOfQuestion(db, id, viewer.user.id), on }, edit);

  async function editFound(
    viewer: Viewer,
    { id, on }: { id: string | undefined; on: number | undefined },
    edit: Edit,
  ): Promise<CourseBuilder> {
    if (id === undefined) throw notFound();
    return editCourse(context, viewer, { id, ...(on !== undefined && { on }) }, edit);
  }

  registerEndpoints(app, {
    createModule: ({ viewer, body: { course_id, title } }) =>
      editCourse(context, viewer, { id: course_id }, (content) => addModule(content, title)),
    updateModule: ({ viewer, params: { id }, body: { title, base_version: on } }) =>
      ofModule(viewer, { id, on }, (content) => renameModule(content, id, title)),
    removeModule: ({ viewer, params: { id }, query: { base_version: on } }) =>
      ofModule(viewer, { id, on }, (content) => removeModule(content, id)),
    createLesson: ({ viewer, body: { module_id: id, title, kind } }) =>
      ofModule(viewer, { id }, (content) => addLesson(content, id, { title, kind })),
    updateLesson: ({ viewer, params: { id }, body: { base_version: on, ...change } }) =>
      ofLesson(viewer, { id, on }, async (content, tx, course) => {
        const lesson = requireLesson(content, id);
        return changeLesson(content, id, await checkedLesson(tx, course.ownerId, { lesson, change, embedHosts }));
      }),
    updateScormCourse: ({ viewer, body: { lesson_id: id, file_id } }) =>
      ofLesson(viewer, { id }, async (content, tx, course) => {
        const lesson = requireLesson(content, id);
        if (lesson.kind !== 'scorm') throw notFound();
        const change = { file_id };
        return changeLesson(content, id, await checkedLesson(tx, course.ownerId, { lesson, change, embedHosts }));
      }),
    removeLesson: ({ viewer, params: { id }, query: { base_version: on } }) =>
      ofLesson(viewer, { id, on }, (content) => {
        requireLesson(content, id);
        return removeLesson(content, id);
      }),
    createQuestion: ({ viewer, body: { lesson_id: id, ...fields } }) =>
      ofLesson(viewer, { id }, async (content, tx, course) => {
        await checkQuestion(tx, course.ownerId, { content, change: fields });
        return addQuestions(content, id, [fields]);
      }),
    createQuestions: ({ viewer, body: { lesson_id: id, questions } }) =>
      ofLesson(viewer, { id }, async (content, tx, course) => {
        for (const change of questions) await checkQuestion(tx, course.ownerId, { content, change });
        return addQuestions(content, id, questions);
      }),
    updateQuestion: ({ viewer, params: { id }, body: { base_version: on, ...change } }) =>
      ofQuestion(viewer, { id, on }, async (content, tx, course) => {
        await checkQuestion(tx, course.ownerId, { content, before: requireQuestion(content, id), change });
        return changeQuestion(content, id, change);
      }),
    removeQuestion: ({ viewer, params: { id }, query: { base_version: on } }) =>
      ofQuestion(viewer, { id, on }, (content) => removeQuestion(content, id)),
    orderQuestions: ({ viewer, params: { id }, body: { questions, base_version: on } }) =>
      ofLesson(viewer, { id, on }, async (content, tx, course) => {
        const theirs = questionsIn(requireLesson(content, id)).map((question) => question.id);
        await requireSameOrder(tx, course, { target: `questions:${id}`, on, yours: questions, theirs });
        return orderQuestions(content, id, questions);
      }),
    orderCurriculum: ({ viewer, params: { id }, body: { modules, base_version: on } }) =>
      editCourse(context, viewer, { id, on }, async (content, tx, course) => {
        await requireSameOrder(tx, course, { target: 'order', on, yours: modules, theirs: orderOf(content) });
        return orderContent(content, modules);
      }),
  });
};
