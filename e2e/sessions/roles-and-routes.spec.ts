import { addresses, isScreenPath } from '@stoa/shared/contract/site/addresses.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { addressOf, findPlaces, mainScreens, viewers } from '../every-screen/main-screens.ts';
import { expect, test, type Page } from '../fixtures.ts';

const roles = ['learner', 'teacher', 'partner', 'admin', 'super-admin'] as const;
type Role = (typeof roles)[number];
type AddressName = keyof typeof addresses;

/** Who finds a screen: guests too, everybody who is signed in, or some roles. Whoever else is told that it is not theirs. */
type Readers = 'guests' | 'all' | readonly Role[];

const superAdmin: Readers = ['super-admin'];
const admins: Readers = ['admin', 'super-admin'];
const teacher: Readers = ['teacher'];
const partner: Readers = ['partner'];

const screens: Partial<Record<AddressName, Readers>> = {
  landing: 'guests',
  about: 'guests',
  privacyNotice: 'guests',
  termsOfUse: 'guests',
  help: 'guests',
  helpArticle: 'guests',
  cart: 'guests',
  marketplace: 'guests',
  results: 'guests',
  categories: 'guests',
  courseInfo: 'guests',
  preview: 'guests',
  learningPath: 'guests',
  learningPathInfo: 'guests',
  planLearningPath: 'guests',
  instructor: 'guests',
  certificate: 'guests',
  verifyCertificate: 'guests',
  sharedPortfolio: 'guests',
  community: 'guests',
  communityPost: 'guests',
  forgottenPassword: 'guests',
  resetPassword: 'guests',
  confirmEmail: 'guests',
  unsubscribe: 'guests',
  socialLogin: 'guests',
  player: 'guests',

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
  classRoom: 'all',
  learningPathAssignment: 'all',

  manageCourses: teacher,
  createCourse: teacher,
  verifyTeacher: teacher,
  // Reviewers read it, too.
  editCourse: ['teacher', ...admins],
  viewLearningPath: partner,
  createLearningPath: partner,
  editLearningPath: partner,
  learningPathReports: ['partner', ...admins],
  createMicroCourse: partner,
  manageMicroCourses: partner,
  portfolioAssessment: ['teacher', 'partner', ...admins],
  learningPathAssessments: ['teacher', 'partner', ...admins],

  dashboard: ['partner', ...admins],
  review: admins,
  reviewCourse: admins,
  reviewLearningPath: admins,
  reviewCreators: admins,
  communityModeration: admins,
  siteFeedback: admins,
  allCourses: admins,
  people: superAdmin,
  person: superAdmin,
  mergeAccounts: superAdmin,
  duplicateAccounts: superAdmin,
  taxonomy: superAdmin,
  auditLog: superAdmin,
  payments: superAdmin,
  transaction: superAdmin,
  refunds: superAdmin,
  coupons: superAdmin,
  plans: superAdmin,
  taxes: superAdmin,
  payouts: superAdmin,
  totals: superAdmin,
  gatewayEvents: superAdmin,
  siteSettings: superAdmin,
  helpDesk: superAdmin,
  helpDeskArticle: superAdmin,
  backgroundWork: superAdmin,
  siteHealth: superAdmin,
  mails: superAdmin,
  mailTemplates: superAdmin,
  releases: superAdmin,
  release: superAdmin,
  releaseDiff: superAdmin,
  releaseAudit: superAdmin,
};

/** Not for who is signed in, only leading elsewhere, or of a site that is tried out. */
const passages: readonly AddressName[] = [
  'login',
  'signup',
  'confirmSignup',
  'referredSignup',
  'externalLogin',
  'browse',
  'devMail',
  'devUi',
];

/** What the page says of a screen that is not for this person. */
const REFUSALS =
  /^(This page is not open to your account|404 - Page Not Found!|You have no (course|learning path) at this address)$/;

/** Goes there in the open page, as a link would: what is asked is the guard, not how fast a page loads. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** A legal text, which nobody is refused; where one is asked for, the other. */
const stops = { termsOfUse: 'Terms of use', privacyNotice: 'Privacy notice' } as const;

/** From elsewhere to a screen: its heading is another one then. */
async function visit(page: Page, name: AddressName, path: string): Promise<void> {
  const from = name === 'termsOfUse' ? 'privacyNotice' : 'termsOfUse';
  await go(page, addresses[from]);
  await expect(heading(page)).toHaveText(stops[from]);
  await go(page, path);
  await expect(heading(page)).not.toHaveText(stops[from]);
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const table = Object.entries(screens) as [AddressName, Readers][];

/** Where each screen of the table stands on this site; for a path with parameters, one that demo people know. */
async function findAddresses(apiOf: (role: string) => Promise<Api>): Promise<(name: AddressName) => string> {
  const found = await Promise.all(
    viewers.map(async (viewer) => [viewer, await findPlaces(await apiOf(viewer), viewer)] as const),
  );
  const places = new Map(found);
  const known = mainScreens.map((screen) => addressOf(screen, places.get(screen.viewer)!).replace(/\?.*/, ''));
  return (name) => {
    const path = addresses[name];
    return isScreenPath(path) ? path : known.find((one) => !isScreenPath(one) && patternOf(path).test(one))!;
  };
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

test('every screen stands in this table, and each with parameters has an example', async ({ apiOf }) => {
  const known: readonly string[] = [...Object.keys(screens), ...passages];
  expect(Object.keys(addresses).filter((name) => !known.includes(name))).toEqual([]);
  const addressFor = await findAddresses(apiOf);
  expect(table.map(([name]) => name).filter((name) => addressFor(name) === undefined)).toEqual([]);
});

test('a guest finds what is open, and is sent to log in before all else', async ({ page, apiOf }) => {
  const addressFor = await findAddresses(apiOf);
  await page.goto(addresses.about);
  for (const [name, readers] of table) {
    await test.step(name, async () => {
      await visit(page, name, addressFor(name));
      if (readers === 'guests') await expect(heading(page)).not.toHaveText(REFUSALS);
      else await expect(page).toHaveURL(addresses.login);
    });
  }
});

for (const role of roles) {
  test(`a ${role} finds the screens of a ${role}, and no others`, async ({ page, signIn, apiOf }) => {
    await signIn(role);
    const addressFor = await findAddresses(apiOf);
    await page.goto(addresses.about);
    for (const [name, readers] of table) {
      await test.step(name, async () => {
        await visit(page, name, addressFor(name));
        const isTheirs = typeof readers === 'string' || readers.includes(role);
        if (isTheirs) await expect(heading(page)).not.toHaveText(REFUSALS);
        else await expect(heading(page)).toHaveText(REFUSALS);
      });
    }
  });
}
