import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listCourseWordCounts } from './course-word-counts.ts';
import { duplicateCourse } from './duplicate-course.ts';
import {
  createCourse,
  getCourseBuilder,
  listDraftCourses,
  listOwnCourses,
  removeCourse,
  updateCourse,
} from './courses.service.ts';

export const courseRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listCourseWordCounts: () => listCourseWordCounts(context.db),
    listOwnCourses: ({ viewer, query }) => listOwnCourses(context, viewer, query),
    listDraftCourses: ({ viewer, query }) => listDraftCourses(context, viewer, query),
    createCourse: ({ viewer, body }) => createCourse(context, viewer, body),
    duplicateCourse: ({ viewer, params: { id }, request: { locale } }) =>
      duplicateCourse(context, viewer, { id, locale }),
    getCourseBuilder: ({ viewer, params }) => getCourseBuilder(context, viewer, params.slug),
    updateCourse: ({ viewer, params, body }) => updateCourse(context, viewer, { id: params.id, ...body }),
    removeCourse: async ({ viewer, params }) => {
      await removeCourse(context, viewer, params.id);
      return { ok: true };
    },
  });
};
