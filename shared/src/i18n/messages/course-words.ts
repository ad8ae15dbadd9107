import { createMessages } from '../create-messages.ts';
import { en } from './course-words.en.ts';

/**
 * A word of the contract in the page's language: `const word = useCourseWords(); word(`level.${course.level}`)`.
 */
export const useCourseWords = createMessages(en, {
  fr: () => import(/* webpackChunkName: "main-fr" */ './course-words.fr.ts'),
});
