import { keptForLogin } from '@stoa/shared/remote/kept-for-login.ts';

/** A guest asked to be enrolled, in a course or a learning path. */
export const enrolWish = keptForLogin('stoa.enrol-wish');
