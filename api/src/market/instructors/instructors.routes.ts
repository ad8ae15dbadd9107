import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getInstructor, listInstructorCourses, listPopularInstructors } from './instructors.service.ts';

export const instructorRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    getInstructor: ({ viewer, params }) => getInstructor(db, viewer, params.id),
    listInstructorCourses: ({ viewer, params, query }) =>
      listInstructorCourses(context, viewer, { ...params, ...query }),
    listPopularInstructors: ({ query }) => listPopularInstructors(db, query.limit),
  });
};
