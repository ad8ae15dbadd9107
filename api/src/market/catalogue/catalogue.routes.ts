import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getCourseDetails, getFeatured } from './catalogue.service.ts';
import {
  listAlike,
  listCategoryCourses,
  listCourseCategories,
  listRelatedCourses,
  listSkillCourses,
} from './course-shelves.service.ts';
import { listCourses } from './course-search.service.ts';
import { getCourse, getFullCourse } from './full-course.ts';
import { searchLessons } from './lesson-search.service.ts';
import { listRecommendations } from './recommendations.service.ts';
import { listSearchSuggestions, suggestCourses } from './suggestions.service.ts';
import { findSuggestions } from './suggestions.repository.ts';

export const catalogueRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listCourses: ({ viewer, query }) => listCourses(context, viewer, query),
    sortPublishedCourses: ({ body }) => findSuggestions(context.db, body.sort, body.limit),
    suggestCourses: ({ query }) => suggestCourses(context.db, query),
    listSearchSuggestions: ({ query }) => listSearchSuggestions(context.db, query.q),
    searchLessons: ({ viewer, query }) => searchLessons(context, viewer, query),
    getCourseDetails: ({ viewer, params }) => getCourseDetails(context, viewer, params.slug),
    getCourse: ({ viewer, params }) => getCourse(context, viewer, params.id),
    getFullCourse: ({ viewer, params, request: { locale } }) => getFullCourse(context, { viewer, locale }, params.slug),
    listRecommendations: ({ viewer, query }) => listRecommendations(context, viewer, query.limit),
    listRelatedCourses: ({ viewer, params, query }) => listRelatedCourses(context, viewer, { ...params, ...query }),
    listCategoryCourses: ({ viewer, params, query }) => listCategoryCourses(context, viewer, { ...params, ...query }),
    listSkillCourses: ({ viewer, params, query }) => listSkillCourses(context, viewer, { ...params, ...query }),
    listCourseCategories: ({ query }) => listCourseCategories(context, query.per_category),
    listAlike: ({ viewer, query }) => listAlike(context, viewer, query.limit),
    getFeatured: ({ viewer }) => getFeatured(context, viewer),
  });
};
