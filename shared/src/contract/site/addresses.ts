import { linksTo } from './links.ts';

/**
 * Every screen that this site has or will have, whether a live remote draws it or not: name → path as react-router writes
 * it. Who draws one declares it with the address from here, who links to it says `to.courseInfo({ slug })`. Fixed paths
 * belong to their screens: neither shell nor gateway reads one as a slug (`/course/reports` is no course), and no course may
 * be called so.
 */
export const addresses = {
  landing: '/',
  about: '/about',
  privacyNotice: '/privacy-notice',
  termsOfUse: '/terms-of-use',
  /** `?audience=` and `?q=` narrow it. */
  help: '/help',
  helpArticle: '/help/:slug',
  cart: '/cart',
  payment: '/payment',
  /** Where the gateway sends a payer back to: `?reference=`. */
  paymentReturn: '/payment/return',

  // People
  login: '/login',
  socialLogin: '/login/:provider',
  signup: '/signup',
  confirmSignup: '/signup/confirm',
  referredSignup: '/signup/:refToken',
  forgottenPassword: '/password/email',
  resetPassword: '/password/reset/:token',
  confirmEmail: '/email/confirm/:token',
  unsubscribe: '/unsubscribe/:token',
  externalLogin: '/redirect/*',
  welcome: '/welcome',
  home: '/home',
  notifications: '/notifications',
  editProfile: '/profile/edit',
  accountSettings: '/account/settings',
  accountBilling: '/account/billing',

  // Finding
  marketplace: '/marketplace',
  results: '/marketplace/results',
  categories: '/marketplace/category',
  browse: '/browse',
  courseInfo: '/course-info/:slug',
  learningPathInfo: '/learning-path-info/:slug',
  /** A teacher, for all to read. */
  instructor: '/instructor/:id',

  // Learning
  myCourses: '/my-courses',
  player: '/course/:slug',
  preview: '/course/player/preview/:slug',
  /** The site's own room of a live class. */
  classRoom: '/live-class/:id',
  learningPath: '/learning-path',
  planLearningPath: '/learning-path/plan',
  viewLearningPath: '/learning-path/view',
  certificates: '/certificates',
  certificate: '/certificates/:slug',
  verifyCertificate: '/certificates/verify',
  portfolio: '/skills-portfolio',
  sharedPortfolio: '/skills-portfolio/:share',
  portfolioAssessment: '/student/portfolio/assessment',

  // Teaching
  manageCourses: '/course/manage',
  createCourse: '/course/create',
  editCourse: '/course/edit/:slug',
  courseReports: '/course/reports',
  attendance: '/course/attendance',
  courseQuestions: '/course/questions',
  createMicroCourse: '/micro-course/create',
  manageMicroCourses: '/micro-course/manage',
  createLearningPath: '/learning-path/create',
  editLearningPath: '/learning-path/edit/:slug',
  learningPathAssignment: '/learning-path/assignment/:id',
  learningPathReports: '/learning-path/reports',
  learningPathAssessments: '/learning-path/assessments',
  verifyCreator: '/verify',
  verifyTeacher: '/course/verify',

  // Community, and who keeps it
  community: '/community',
  communityPost: '/community/:id',
  communityModeration: '/community/moderation',
  review: '/review',
  reviewCourse: '/course/review/:slug',
  reviewLearningPath: '/learning-path/review/:slug',
  reviewCreators: '/review/creators',
  dashboard: '/dashboard',
  people: '/dashboard/people',
  person: '/dashboard/people/:id',
  mergeAccounts: '/dashboard/people/:id/merge',
  duplicateAccounts: '/dashboard/duplicate-accounts',
  allCourses: '/dashboard/courses',
  taxonomy: '/dashboard/taxonomy',
  auditLog: '/dashboard/audit',
  payments: '/dashboard/payments',
  refunds: '/dashboard/payments/refunds',
  transaction: '/dashboard/payments/:id',
  coupons: '/dashboard/coupons',
  plans: '/dashboard/plans',
  taxes: '/dashboard/taxes',
  payouts: '/dashboard/payouts',
  totals: '/dashboard/totals',
  gatewayEvents: '/dashboard/payments/events',
  siteFeedback: '/dashboard/feedback',
  siteSettings: '/dashboard/settings',
  helpDesk: '/dashboard/help',
  helpDeskArticle: '/dashboard/help/:id',
  backgroundWork: '/dashboard/work',
  siteHealth: '/dashboard/health',
  mails: '/dashboard/mails',
  mailTemplates: '/dashboard/mails/templates',
  releases: '/dashboard/releases',
  releaseAudit: '/dashboard/releases/audit',
  release: '/dashboard/releases/:name',
  releaseDiff: '/dashboard/releases/:name/diff',

  // For those who try the site out
  devMail: '/dev/mail',
  devUi: '/dev/ui',
} as const;

/** Links to all of them. */
export const to = linksTo(addresses);

const screenPaths = Object.values(addresses);
const fixed: ReadonlySet<string> = new Set(screenPaths.filter((path) => !/\/[:*]/.test(path)));

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
