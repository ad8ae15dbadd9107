import type { Api } from '@stoa/shared/http/api.ts';
import { expect, type Page } from '../fixtures.ts';

/** Words in braces, and what they stand for on this site. */
type Places = Record<string, string>;

/** Who looks at a screen; everyone else is of the demo content. */
export type Viewer = 'guest' | 'learner' | 'teacher' | 'partner' | 'admin' | 'super-admin';

export interface MainScreen {
  name: string;
  path: string;
  viewer: Viewer;
  /** The screen stands when this heading does. */
  heading: string | RegExp;
}

/** Every screen that people pass on the journeys, with demo content in it. */
export const mainScreens: MainScreen[] = [
  { name: 'the front page', path: '/', viewer: 'guest', heading: 'Take a walk with a good teacher.' },
  { name: 'logging in', path: '/login', viewer: 'guest', heading: 'Welcome back' },
  { name: 'signing up', path: '/signup', viewer: 'guest', heading: 'Create your account' },
  {
    name: 'signing up by invitation',
    path: '/signup/from-a-friend',
    viewer: 'guest',
    heading: 'Create your account',
  },
  { name: 'a forgotten password', path: '/password/email', viewer: 'guest', heading: 'Forgot your password?' },
  {
    name: 'a new password',
    path: '/password/reset/a-token-of-no-use-to-anyone',
    viewer: 'guest',
    heading: 'Set a new password',
  },
  {
    name: 'a link that is spent',
    path: '/email/confirm/a-token-of-no-use-to-anyone',
    viewer: 'guest',
    heading: 'This link is no longer valid',
  },
  {
    name: 'stopping emails by an old link',
    path: '/unsubscribe/a-token-of-no-use-to-anyone',
    viewer: 'guest',
    heading: 'Emails that you get',
  },
  { name: 'a lost sign-in', path: '/login/somewhere', viewer: 'guest', heading: 'Logging in did not work' },
  { name: 'the marketplace', path: '/marketplace', viewer: 'guest', heading: 'Marketplace' },
  { name: 'search results', path: '/marketplace/results', viewer: 'guest', heading: 'All courses' },
  { name: 'the catalogue', path: '/marketplace/category', viewer: 'guest', heading: 'Catalogue by category' },
  { name: 'a course', path: '/course-info/typography-basics', viewer: 'guest', heading: 'Typography Basics' },
  {
    name: 'a paid course',
    path: '/course-info/proofreading-with-method',
    viewer: 'guest',
    heading: 'Proofreading with Method',
  },
  { name: 'a learning path', path: '/learning-path-info/a-first-web-developer-kit', viewer: 'guest', heading: /./ },
  { name: 'the learning paths', path: '/learning-path', viewer: 'guest', heading: 'Learning paths' },
  { name: 'the planner', path: '/learning-path/plan', viewer: 'guest', heading: 'Plan your own path' },
  { name: 'a teacher', path: '/instructor/{instructor}', viewer: 'guest', heading: /./ },
  { name: 'an empty cart', path: '/cart', viewer: 'guest', heading: 'Your cart is empty' },
  { name: 'checking a certificate', path: '/certificates/verify', viewer: 'guest', heading: 'Verify a certificate' },
  { name: 'the preview of a course', path: '/course/player/preview/typography-basics', viewer: 'guest', heading: /./ },
  { name: 'about', path: '/about', viewer: 'guest', heading: /./ },
  { name: 'the outbox', path: '/dev/mail', viewer: 'guest', heading: 'Outbox' },
  { name: 'the components', path: '/dev/ui', viewer: 'guest', heading: 'Design system' },
  { name: 'the privacy notice', path: '/privacy-notice', viewer: 'guest', heading: 'Privacy notice' },
  { name: 'the terms', path: '/terms-of-use', viewer: 'guest', heading: 'Terms of use' },
  { name: 'the help centre', path: '/help', viewer: 'guest', heading: 'Help Centre' },
  {
    name: 'an article of the help centre',
    path: '/help/paying-for-courses',
    viewer: 'guest',
    heading: 'Paying for courses',
  },
  { name: 'nothing there', path: '/no/such/page', viewer: 'guest', heading: '404 - Page Not Found!' },
  { name: 'home', path: '/home', viewer: 'learner', heading: /^Welcome/ },
  { name: 'the introduction', path: '/welcome', viewer: 'learner', heading: /^Welcome to Stoa/ },
  { name: 'its interests', path: '/welcome?step=interests', viewer: 'learner', heading: /^Welcome to Stoa/ },
  { name: 'my courses', path: '/my-courses', viewer: 'learner', heading: 'My courses' },
  { name: 'my wish list', path: '/my-courses?tab=wishes', viewer: 'learner', heading: 'My courses' },
  { name: 'my archive', path: '/my-courses?tab=archived', viewer: 'learner', heading: 'My courses' },
  { name: 'my learning paths', path: '/my-courses?tab=paths', viewer: 'learner', heading: 'My courses' },
  { name: 'notifications', path: '/notifications', viewer: 'learner', heading: 'Notifications' },
  { name: 'account settings', path: '/account/settings', viewer: 'learner', heading: 'Account settings' },
  { name: 'the own profile', path: '/profile/edit', viewer: 'learner', heading: 'Your profile' },
  { name: 'billing', path: '/account/billing', viewer: 'learner', heading: 'Billing' },
  { name: 'the till', path: '/payment?course=proofreading-with-method', viewer: 'learner', heading: 'Payment' },
  { name: 'the plans on offer', path: '/payment', viewer: 'learner', heading: 'Choose a plan' },
  { name: 'my certificates', path: '/certificates', viewer: 'learner', heading: 'My certificates' },
  {
    name: 'a certificate',
    path: '/certificates/{certificate}',
    viewer: 'learner',
    heading: 'Certificate of Completion',
  },
  { name: 'the portfolio', path: '/skills-portfolio', viewer: 'learner', heading: 'Skills portfolio' },
  { name: 'a new piece', path: '/skills-portfolio?item=new', viewer: 'learner', heading: 'New piece' },
  {
    name: 'a shared portfolio',
    path: '/skills-portfolio/{portfolio}',
    viewer: 'learner',
    heading: /^Portfolio of Demo/,
  },
  { name: 'a video lesson', path: '/course/typography-basics?lesson={video}', viewer: 'learner', heading: /./ },
  { name: 'a text lesson', path: '/course/typography-basics?lesson={text}', viewer: 'learner', heading: /./ },
  { name: 'a document lesson', path: '/course/typography-basics?lesson={document}', viewer: 'learner', heading: /./ },
  { name: 'a quiz', path: '/course/typography-basics?lesson={quiz}', viewer: 'learner', heading: /./ },
  { name: 'an assignment', path: '/course/typography-basics?lesson={assignment}', viewer: 'learner', heading: /./ },
  {
    name: 'a live lesson',
    path: '/course/typography-basics?lesson={live}',
    viewer: 'learner',
    heading: 'Pages, looked at together (demo)',
  },
  {
    name: 'the door of a class',
    path: '/live-class/{class}',
    viewer: 'learner',
    heading: 'Your pages, looked at together (demo)',
  },
  { name: 'asking to be verified', path: '/verify', viewer: 'learner', heading: 'Teacher verification' },
  { name: 'being verified', path: '/course/verify', viewer: 'teacher', heading: 'Teacher verification' },
  { name: 'the teacher’s courses', path: '/course/manage', viewer: 'teacher', heading: 'Your courses' },
  { name: 'creating a course', path: '/course/create', viewer: 'teacher', heading: 'Create a course' },
  { name: 'a draft', path: '/course/edit/labels-for-small-exhibitions', viewer: 'teacher', heading: /./ },
  {
    name: 'a draft’s lessons',
    path: '/course/edit/labels-for-small-exhibitions?section=curriculum',
    viewer: 'teacher',
    heading: /./,
  },
  {
    name: 'a draft’s checklist',
    path: '/course/edit/labels-for-small-exhibitions?section=review',
    viewer: 'teacher',
    heading: /./,
  },
  {
    name: 'the classes of a course',
    path: '/course/edit/typography-basics?section=curriculum',
    viewer: 'teacher',
    heading: 'Typography Basics',
  },
  {
    name: 'a live lesson in the builder',
    path: '/course/edit/typography-basics?section=curriculum&lesson={live}',
    viewer: 'teacher',
    heading: 'Typography Basics',
  },
  {
    name: 'the door that a host opens',
    path: '/live-class/{class}',
    viewer: 'teacher',
    heading: 'Your pages, looked at together (demo)',
  },
  {
    name: 'the partner’s micro courses',
    path: '/micro-course/manage',
    viewer: 'partner',
    heading: 'Your micro courses',
  },
  {
    name: 'creating a micro course',
    path: '/micro-course/create',
    viewer: 'partner',
    heading: 'Create a micro course',
  },
  {
    name: 'a micro course',
    path: '/course/edit/headings-that-guide',
    viewer: 'partner',
    heading: 'Headings That Guide',
  },
  { name: 'the partner’s paths', path: '/learning-path/view', viewer: 'partner', heading: 'Your learning paths' },
  { name: 'creating a path', path: '/learning-path/create', viewer: 'partner', heading: 'Create a learning path' },
  ...['basics', 'courses', 'assignments', 'objectives', 'fee', 'banner', 'review'].map((section): MainScreen => ({
    name: `the ${section} of a path`,
    path: `/learning-path/edit/a-first-web-developer-kit?section=${section}`,
    viewer: 'partner',
    heading: /./,
  })),
  ...['overview', 'learners', 'results', 'revenue'].map((tab): MainScreen => ({
    name: `the ${tab} of one’s paths`,
    path: `/learning-path/reports?tab=${tab}`,
    viewer: 'partner',
    heading: 'Reports of your learning paths',
  })),
  { name: 'earnings', path: '/course/reports', viewer: 'teacher', heading: 'Reports' },
  { name: 'open questions', path: '/course/questions', viewer: 'teacher', heading: 'Open questions' },
  {
    name: 'private feedback',
    path: '/course/questions?tab=feedback',
    viewer: 'teacher',
    heading: 'Open questions',
  },
  { name: 'attendance', path: '/course/attendance', viewer: 'teacher', heading: 'Course attendance' },
  { name: 'the classes', path: '/course/attendance?view=classes', viewer: 'teacher', heading: 'Course attendance' },
  { name: 'a register', path: '/course/attendance?class={over}', viewer: 'teacher', heading: /How to look/ },
  { name: 'the community', path: '/community', viewer: 'guest', heading: 'Community' },
  { name: 'a discussion', path: '/community/{discussion}', viewer: 'learner', heading: /./ },
  { name: 'a new post', path: '/community?write=1', viewer: 'learner', heading: 'New post' },
  { name: 'the partner’s dashboard', path: '/dashboard', viewer: 'partner', heading: /./ },
  { name: 'the admin’s dashboard', path: '/dashboard', viewer: 'admin', heading: /./ },
  { name: 'the super-admin’s dashboard', path: '/dashboard', viewer: 'super-admin', heading: /./ },
  { name: 'moderation', path: '/community/moderation', viewer: 'admin', heading: 'Moderation' },
  { name: 'requests of creators', path: '/review/creators', viewer: 'admin', heading: 'Creator requests' },
  {
    name: 'work to be reviewed',
    path: '/student/portfolio/assessment',
    viewer: 'teacher',
    heading: 'Review portfolio assignments',
  },
  {
    name: 'one piece of work',
    path: '/student/portfolio/assessment?submission={work}',
    viewer: 'teacher',
    heading: /\(demo\)/,
  },
  {
    name: 'work for a learning path',
    path: '/learning-path/assessments',
    viewer: 'partner',
    heading: 'Review work for learning paths',
  },
  {
    name: 'one piece of work for a learning path',
    path: '/learning-path/assessments?submission={pathWork}',
    viewer: 'partner',
    heading: /\(demo\)/,
  },
  {
    name: 'an assignment of a learning path',
    path: '/learning-path/assignment/{pathAssignment}',
    viewer: 'learner',
    heading: /\(demo\)/,
  },
  { name: 'the review queue', path: '/review', viewer: 'admin', heading: 'Course review' },
  { name: 'a course under review', path: '/course/review/design-tokens-named-well', viewer: 'admin', heading: /./ },
  { name: 'a course as reviewers see it', path: '/course/review/typography-basics', viewer: 'admin', heading: /./ },
  { name: 'the learning paths that wait', path: '/review?status=paths', viewer: 'admin', heading: 'Course review' },
  {
    name: 'a learning path under review',
    path: '/learning-path/review/a-first-web-developer-kit',
    viewer: 'admin',
    heading: /./,
  },
  { name: 'all courses', path: '/dashboard/courses', viewer: 'admin', heading: 'All courses' },
  {
    name: 'feedback about the site',
    path: '/dashboard/feedback',
    viewer: 'admin',
    heading: 'Feedback about this site',
  },
  { name: 'people', path: '/dashboard/people', viewer: 'super-admin', heading: 'People' },
  { name: 'one person', path: '/dashboard/people/{person}', viewer: 'super-admin', heading: /./ },
  {
    name: 'two accounts to be merged',
    path: '/dashboard/people/{person}/merge',
    viewer: 'super-admin',
    heading: /./,
  },
  {
    name: 'likely duplicates',
    path: '/dashboard/duplicate-accounts',
    viewer: 'super-admin',
    heading: 'Likely duplicates',
  },
  { name: 'audit log', path: '/dashboard/audit', viewer: 'super-admin', heading: 'Audit log of the site' },
  {
    name: 'categories and skills',
    path: '/dashboard/taxonomy',
    viewer: 'super-admin',
    heading: 'Categories and skills',
  },
  { name: 'settings of the site', path: '/dashboard/settings', viewer: 'super-admin', heading: 'Settings of the site' },
  {
    name: 'the desk of a legal text',
    path: '/dashboard/settings?view=terms-of-use',
    viewer: 'super-admin',
    heading: 'Settings of the site',
  },
  {
    name: 'the articles of the help centre',
    path: '/dashboard/help',
    viewer: 'super-admin',
    heading: 'Articles of the Help Centre',
  },
  {
    name: 'one article being written',
    path: '/dashboard/help/{article}',
    viewer: 'super-admin',
    heading: /^Edit: /,
  },
  { name: 'background work', path: '/dashboard/work', viewer: 'super-admin', heading: 'Background work' },
  { name: 'site health', path: '/dashboard/health', viewer: 'super-admin', heading: 'Site health' },
  { name: 'emails', path: '/dashboard/mails', viewer: 'super-admin', heading: 'Emails' },
  {
    name: 'how emails look',
    path: '/dashboard/mails/templates',
    viewer: 'super-admin',
    heading: 'How emails look',
  },
  { name: 'payments', path: '/dashboard/payments', viewer: 'super-admin', heading: 'Payments' },
  { name: 'one payment', path: '/dashboard/payments/{payment}', viewer: 'super-admin', heading: /^DEMO-/ },
  {
    name: 'refund requests',
    path: '/dashboard/payments/refunds',
    viewer: 'super-admin',
    heading: 'Refund requests',
  },
  { name: 'gateway events', path: '/dashboard/payments/events', viewer: 'super-admin', heading: 'Gateway events' },
  { name: 'totals', path: '/dashboard/totals', viewer: 'super-admin', heading: 'Totals' },
  { name: 'payouts', path: '/dashboard/payouts', viewer: 'super-admin', heading: 'Payouts' },
  { name: 'taxes', path: '/dashboard/taxes', viewer: 'super-admin', heading: 'Taxes' },
  { name: 'coupons', path: '/dashboard/coupons', viewer: 'super-admin', heading: 'Coupons' },
  { name: 'plans', path: '/dashboard/plans', viewer: 'super-admin', heading: 'Plans' },
  { name: 'the release console', path: '/dashboard/releases', viewer: 'super-admin', heading: 'Releases' },
  {
    name: 'one remote’s releases',
    path: '/dashboard/releases/mf-catalog',
    viewer: 'super-admin',
    heading: 'mf-catalog',
  },
  {
    name: 'a comparison of versions',
    path: '/dashboard/releases/mf-catalog/diff',
    viewer: 'super-admin',
    heading: 'What differs',
  },
  { name: 'the audit log', path: '/dashboard/releases/audit', viewer: 'super-admin', heading: 'Audit log' },
];

export const viewers: Viewer[] = ['guest', 'learner', 'teacher', 'partner', 'admin', 'super-admin'];
export const screensOf = (viewer: Viewer): MainScreen[] => mainScreens.filter((screen) => screen.viewer === viewer);

/** The ids that the addresses of lessons, certificates, discussions and payments are made of; `api` is the viewer's own. */
export async function findPlaces(api: Api, viewer: Viewer): Promise<Places> {
  if (viewer === 'super-admin') {
    const { items } = await api.listAllTransactions({ query: { search: 'DEMO-1003' } });
    const [article] = await api.listHelpDesk();
    const [person] = await api.searchUsers({ query: { q: 'learner@demo' } });
    return { payment: items[0]!.id, article: article!.id, person: person!.id };
  }
  if (viewer === 'teacher') {
    const { items } = await api.listSubmissions({ query: {} });
    return { ...(await findLessons(api)), work: items[0]!.id };
  }
  if (viewer === 'partner') {
    const { items } = await api.listSubmissions({ query: { of: 'path' } });
    return { pathWork: items[0]!.id };
  }
  if (viewer === 'guest') {
    const [instructor] = await api.listPopularInstructors({ query: { limit: 1 } });
    return { instructor: instructor!.id };
  }
  if (viewer !== 'learner') return {};
  const [certificate] = await api.listCertificates();
  const [asked] = await api.listDuePathAssignments();
  const portfolio = await api.listPortfolioItems();
  const discussions = await api.listPosts({ query: { category: 'help', q: 'certificate' } });
  return {
    ...(await findLessons(api)),
    certificate: certificate!.slug,
    pathAssignment: asked!.id,
    portfolio: portfolio.share!,
    discussion: discussions.items[0]!.id,
  };
}

/** The last lesson of each kind, and of a live lesson a class that is ahead and one that is over. */
async function findLessons(api: Api): Promise<Places> {
  const { id: courseId, modules } = await api.getCourseDetails({ params: { slug: 'typography-basics' } });
  const lessons = modules.flatMap((module) => module.lessons);
  const classes = await api.listCourseClasses({ params: { id: courseId } });
  const ofDemo = classes.filter(({ title }) => title.endsWith('(demo)'));
  return {
    ...Object.fromEntries(lessons.map(({ kind, id }) => [kind, id])),
    class: ofDemo.find(({ status, lesson_id }) => status === 'upcoming' && lesson_id !== null)!.id,
    over: ofDemo.find(({ status }) => status === 'ended')!.id,
  };
}

/** The address of a screen on this site. */
export const addressOf = ({ path }: MainScreen, places: Places): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => places[name]!);

/** Opens a screen and waits until it stands, its pictures of loading gone. */
export async function openScreen(page: Page, screen: MainScreen, places: Places): Promise<void> {
  await page.goto(addressOf(screen, places));
  const { heading } = screen;
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: /^(Loading|Chargement)/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}
