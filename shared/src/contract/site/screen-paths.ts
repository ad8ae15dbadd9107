/**
 * Every screen that this site has or will have, whether a live remote draws it or not. Their fixed paths belong to them:
 * neither shell nor gateway reads one as a slug (`/course/reports` is no course), and no course may be called so.
 */
export const screenPaths = [
  '/',
  '/home',
  '/about',
  '/privacy-notice',
  '/terms-of-use',
  '/browse',
  '/learning-path-info/:slug',
  '/profile/edit',
  '/account/settings',
  '/account/billing',
  '/verify',
  '/course/verify',
  '/review',
  '/review/creators',
  '/course/reports',
  '/learning-path',
  '/course/manage',
  '/course/create',
  '/course/edit/:slug',
  '/course/attendance',
  '/community',
  '/community/moderation',
  '/community/:id',
  '/skills-portfolio',
  '/skills-portfolio/:share',
  '/student/portfolio/assessment',
  '/course/review/:slug',
  '/marketplace',
  '/marketplace/category',
  '/marketplace/results',
  '/course-info/:slug',
  '/course/:slug',
  '/course/player/preview/:slug',
  '/learning-path/view',
  '/learning-path/create',
  '/learning-path/assessments',
  '/welcome',
  '/my-courses',
  '/notifications',
  '/login',
  '/signup',
  '/signup/:refToken',
  '/certificates',
  '/certificates/verify',
  '/certificates/:slug',
  '/payment',
  '/password/reset/:token',
  '/password/email',
  '/dashboard',
  '/dashboard/releases',
  '/dashboard/releases/audit',
  '/dashboard/releases/:name',
  '/dashboard/releases/:name/diff',
] as const;

const fixed: ReadonlySet<string> = new Set(screenPaths.filter((path) => !path.includes('/:')));

/** Whether a screen has this very path; written in capitals, escaped or with a slash at its end, it is the same path. */
export const isScreenPath = (pathname: string): boolean => fixed.has(plain(pathname));

function plain(pathname: string): string {
  try {
    return decodeURI(pathname).toLowerCase().replace(/\/+$/, '') || '/';
  } catch {
    return pathname;
  }
}

/** The first words of screens that stand beside the courses, at `/course/{word}`. */
const besideCourses: ReadonlySet<string> = new Set(
  screenPaths.flatMap((path) => /^\/course\/([a-z-]+)/.exec(path)?.[1] ?? []),
);

/** A course of that slug could not be opened. */
export const isReservedSlug = (slug: string): boolean => besideCourses.has(slug);
