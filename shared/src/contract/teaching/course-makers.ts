import type { Permission } from '../kernel/roles.ts';

/** Who makes courses: creators, of every kind; partners, micro courses alone. Which of them may do what is the API's to say. */
export const courseMakers = ['create-course', 'create-micro-course'] as const satisfies readonly Permission[];

/** Who reads lists of what they made: makers, and those who once were creators. */
export const courseReaders = ['view-course', 'create-micro-course'] as const satisfies readonly Permission[];

export const makesCourses = (held: readonly Permission[]): boolean =>
  courseMakers.some((permission) => held.includes(permission));

/** Of somebody who makes courses: all that they make are micro courses. */
export const makesMicroOnly = (held: readonly Permission[]): boolean =>
  held.includes('create-micro-course') && !held.includes('create-course');
