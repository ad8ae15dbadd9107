import { createMessages } from '../create-messages.ts';
import { en } from './course-diff.en.ts';

/** What is said of two versions of a course. */
export const useCourseDiffText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "review-fr" */ './course-diff.fr.ts'),
});
