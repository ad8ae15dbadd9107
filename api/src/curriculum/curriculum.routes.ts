import type { CourseBuilder } from '@stoa/shared/contract/creating.ts';
import type { Routes } from '../context.ts';
import { editCourse } from '../courses/edit-course.ts';
import { registerEndpoints } from '../plugins/endpoints.ts';
import { notFound } from '../problem.ts';
import type { Viewer } from '../roles/viewer.ts';
import { checkedLesson } from './check-lesson.ts';
import type { CourseContent } from './course-content.ts';
import { findCourseOfLesson, findCourseOfModule } from './curriculum.repository.ts';
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

type Edit = Parameters<typeof editCourse>[3];

export const curriculumRoutes: Routes = (app, context) => {
  const { db } = context;
  const ofModule = async (viewer: Viewer, id: string, edit: (content: CourseContent) => CourseContent) =>
    editFound(viewer, await findCourseOfModule(db, id, viewer.user.id), (content) => {
      requireModule(content, id);
      return edit(content);
    });
  const ofLesson = async (viewer: Viewer, id: string, edit: Edit) =>
    editFound(viewer, await findCourseOfLesson(db, id, viewer.user.id), edit);

  async function editFound(viewer: Viewer, courseId: string | undefined, edit: Edit): Promise<CourseBuilder> {
    if (courseId === undefined) throw notFound();
    return editCourse(context, viewer, courseId, edit);
  }

  registerEndpoints(app, 'curriculum', {
    createModule: ({ viewer, body: { course_id, title } }) =>
      editCourse(context, viewer, course_id, (content) => addModule(content, title)),
    updateModule: ({ viewer, params: { id }, body }) =>
      ofModule(viewer, id, (content) => renameModule(content, id, body.title)),
    removeModule: ({ viewer, params: { id } }) => ofModule(viewer, id, (content) => removeModule(content, id)),
    createLesson: ({ viewer, body: { module_id, title, kind } }) =>
      ofModule(viewer, module_id, (content) => addLesson(content, module_id, { title, kind })),
    updateLesson: ({ viewer, params: { id }, body: change }) =>
      ofLesson(viewer, id, async (content, tx, course) => {
        const lesson = requireLesson(content, id);
        return changeLesson(content, id, await checkedLesson(tx, course.ownerId, { lesson, change }));
      }),
    removeLesson: ({ viewer, params: { id } }) =>
      ofLesson(viewer, id, (content) => {
        requireLesson(content, id);
        return removeLesson(content, id);
      }),
    orderCurriculum: ({ viewer, params: { id }, body: { modules } }) =>
      editCourse(context, viewer, id, (content) => orderContent(content, modules)),
  });
};
