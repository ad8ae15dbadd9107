import { contentTypes, courseLevels, courseStatuses } from '@stoa/shared/contract/course-words.ts';
import type { Routes } from '../context.ts';
import { registerEndpoints } from '../plugins/endpoints.ts';
import { findCategoryTree, findSkills } from './taxonomy.repository.ts';

/** Drawn by the shell; a certificate's graphic stands on it. */
const CERTIFICATE_IMG_URL = '/certificates/background.svg';

export const taxonomyRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    listCategories: () => findCategoryTree(db),
    listSkills: () => findSkills(db),
    getCourseConstants: () => ({
      levels: [...courseLevels],
      content_type: [...contentTypes],
      course_review_status: [...courseStatuses],
      CERTIFICATE_IMG_URL,
    }),
  });
};
