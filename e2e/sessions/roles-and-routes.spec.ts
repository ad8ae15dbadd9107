import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import { expect, test, type Page } from '../fixtures.ts';

const roles = ['learner', 'teacher', 'partner', 'admin', 'super-admin'] as const;
type Role = (typeof roles)[number];

/** Who of those that are signed in finds a screen: everybody, or some roles. Whoever else is told that it is not theirs. */
type Readers = 'all' | readonly Role[];

const superAdmin: Readers = ['super-admin'];
const admins: Readers = ['admin', 'super-admin'];
const teacher: Readers = ['teacher'];
const partner: Readers = ['partner'];

/** Screens that guests see, too. */
const open = [
  'landing',
  'about',
  'privacyNotice',
  'termsOfUse',
  'help',
  'cart',
  'marketplace',
  'results',
  'categories',
  'learningPath',
  'planLearningPath',
  'verifyCertificate',
  'community',
  'forgottenPassword',
] as const;

/** Screens that guests are sent to log in for, and who finds them then. */
const closed: Partial<Record<keyof typeof addresses, Readers>> = {
  welcome: 'all',
  home: 'all',
  notifications: 'all',
  editProfile: 'all',
  accountSettings: 'all',
  accountBilling: 'all',
  payment: 'all',
  paymentReturn: 'all',
  myCourses: 'all',
  certificates: 'all',
  verifyCreator: 'all',
  // All of them learn here as well.
  portfolio: 'all',
  // Whose classes, questions and courses somebody answers for, the API alone says.
  attendance: 'all',
  courseQuestions: 'all',
  courseReports: 'all',

  manageCourses: teacher,
  createCourse: teacher,
  verifyTeacher: teacher,
  viewLearningPath: partner,
  createLearningPath: partner,
  learningPathReports: ['partner', ...admins],
  createMicroCourse: partner,
  manageMicroCourses: partner,
  portfolioAssessment: ['teacher', 'partner', ...admins],
  learningPathAssessments: ['teacher', 'partner', ...admins],

  dashboard: ['partner', ...admins],
  review: admins,
  reviewCreators: admins,
  communityModeration: admins,
  siteFeedback: admins,
  allCourses: admins,
  people: superAdmin,
  duplicateAccounts: superAdmin,
  taxonomy: superAdmin,
  auditLog: superAdmin,
  payments: superAdmin,
  refunds: superAdmin,
  coupons: superAdmin,
  plans: superAdmin,
  taxes: superAdmin,
  payouts: superAdmin,
  totals: superAdmin,
  gatewayEvents: superAdmin,
  siteSettings: superAdmin,
  helpDesk: superAdmin,
  backgroundWork: superAdmin,
  siteHealth: superAdmin,
  mails: superAdmin,
  mailTemplates: superAdmin,
  releases: superAdmin,
  releaseAudit: superAdmin,
};

/** Not for who is signed in, only leading elsewhere, or of a site that is tried out. */
const passages = ['login', 'signup', 'confirmSignup', 'browse', 'devMail', 'devUi'];

/** What the page says of a screen that is not for this person. */
const REFUSALS = /^(This page is not open to your account|404 - Page Not Found!)$/;

/** Goes there in the open page, as a link would: what is asked is the guard, not how fast a page loads. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('every screen with an address of its own stands in this table', () => {
  const own = Object.entries(addresses).filter(([, path]) => !/[:*]/.test(path));
  const known = [...open, ...Object.keys(closed), ...passages];
  expect(own.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
});

test('a guest finds what is open, and is sent to log in before all else', async ({ page }) => {
  for (const name of open) {
    await page.goto(addresses[name]);
    await expect(heading(page), name).toBeVisible();
    await expect(heading(page), name).not.toHaveText(REFUSALS);
  }
  for (const name of Object.keys(closed) as (keyof typeof addresses)[]) {
    await go(page, addresses[name]);
    await expect(page, name).toHaveURL(addresses.login);
  }
});

for (const role of roles) {
  test(`a ${role} finds the screens of a ${role}, and no others`, async ({ page, signIn }) => {
    await signIn(role);
    await page.goto(addresses.about);
    for (const [name, readers] of Object.entries(closed) as [keyof typeof addresses, Readers][]) {
      await test.step(name, async () => {
        await go(page, addresses.about);
        await expect(heading(page)).toHaveText(/Stoa/);
        await go(page, addresses[name]);
        await expect(heading(page)).not.toHaveText(/About Stoa/);
        const isTheirs = readers === 'all' || readers.includes(role);
        if (isTheirs) await expect(heading(page)).not.toHaveText(REFUSALS);
        else await expect(heading(page)).toHaveText(REFUSALS);
      });
    }
  });
}
