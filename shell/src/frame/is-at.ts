import { matchPath } from 'react-router-dom';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';

/**
 * An entry stands for what is opened from it, too: a course that is edited was opened from the list of courses. Of two
 * lists each bar has its own alone.
 */
const entriesAbove: Readonly<Record<string, readonly string[]>> = {
  [addresses.editCourse]: [to.manageCourses(), to.manageMicroCourses()],
  [addresses.editLearningPath]: [to.viewLearningPath()],
  // Creators have entries for them; partners come to them from their micro courses.
  [addresses.courseReports]: [to.manageMicroCourses()],
  [addresses.courseQuestions]: [to.manageMicroCourses()],
  [addresses.attendance]: [to.manageMicroCourses()],
};

/** Whether an entry of a menu is where one is. */
export const isAt = (pathname: string, entry: string): boolean =>
  pathname === entry.split('?')[0] ||
  Object.entries(entriesAbove).some(([path, entries]) => entries.includes(entry) && matchPath(path, pathname) !== null);
