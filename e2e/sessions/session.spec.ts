import { expect, test, type Page } from '../fixtures.ts';
import { aPerson, logIn, type NewPerson } from '../journeys/people.ts';

const profileMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Profile menu of/ });
const loginButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

test('logging in shows in every tab, and so does logging out', async ({ page, makeAccount }) => {
  const person = aPerson('Tara');
  await makeAccount(person);
  const other = await page.context().newPage();
  await other.goto('/marketplace');
  await expect(loginButton(other)).toBeVisible();

  await page.goto('/login');
  await logIn(page, person);
  await expect(profileMenu(page)).toBeVisible();
  await expect(profileMenu(other)).toBeVisible();
  await expect(other).toHaveURL('/marketplace');

  await profileMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(loginButton(other)).toBeVisible();
  // By its cookies: one that only finds its session refused is sent to the login.
  await expect(other).toHaveURL('/marketplace');
});

test('a guest who opens a protected screen logs in and comes back to it, query and hash included', async ({
  page,
  makeAccount,
}) => {
  const person = aPerson('Petra');
  await makeAccount(person);
  await page.goto('/my-courses?tab=completed#top');
  await expect(page).toHaveURL('/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/my-courses?tab=completed#top');
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/home');
});

test('a session that was ended elsewhere leads to the login screen, and back to where one was', async ({
  page,
  apiAs,
  signUp,
}) => {
  const person = aPerson('Rosa');
  await signUp(person);
  await page.goto('/my-courses?sort=title#here');
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();

  const token = (await page.context().cookies()).find(({ name }) => name === 'token')!.value;
  // A page that was still asking would be told first, and hand on to the next one a browser without a session.
  await page.goto('about:blank');
  await apiAs(token).logout();
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main').getByRole('status').or(page.getByRole('main').getByRole('alert'))).toBeVisible();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('token');
  expect(names).not.toContain('isLoggedIn');
  await logIn(page, person);
  await expect(page).toHaveURL('/my-courses?sort=title#here');
});

test('one cookie without the other does not count as logged in', async ({ page, signUp }) => {
  await signUp(aPerson('Una'));
  await page.context().clearCookies({ name: 'isLoggedIn' });
  await page.goto('/home');
  await expect(page).toHaveURL('/login');
});

test('a cookie that is gone or too old ends the session on the open page', async ({ page, signUp }) => {
  await signUp(aPerson('Ursula'));
  await page.goto('/marketplace');
  await expect(profileMenu(page)).toBeVisible();
  await page.context().clearCookies({ name: 'token' });
  await expect(loginButton(page)).toBeVisible();
  await expect(page).toHaveURL('/marketplace');
});

test('both cookies live one day and are sent to this site alone', async ({ page, signUp }) => {
  const person = aPerson('Wilma');
  await signUp(person);
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, person);
  await expect(profileMenu(page)).toBeVisible();
  const cookies = (await page.context().cookies()).filter(({ name }) => ['token', 'isLoggedIn'].includes(name));
  expect(cookies).toHaveLength(2);
  for (const { expires, sameSite, path } of cookies) {
    expect(Math.abs(expires - Date.now() / 1000 - 86_400)).toBeLessThan(120);
    expect({ sameSite, path }).toEqual({ sameSite: 'Lax', path: '/' });
  }
});

test('logging out takes the token’s rights away on the server, and what this browser had remembered', async ({
  page,
  apiAs,
  signUp,
}) => {
  await signUp(aPerson('Xenia'));
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')!.value;
  await page.goto('/home');
  await page.evaluate(() => {
    sessionStorage.setItem('stoa.previous-route', '/my-courses');
    localStorage.setItem('stoa.course-create-slug', 'light');
  });
  await profileMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  const kept = await page.evaluate(() => [
    sessionStorage.getItem('stoa.previous-route'),
    localStorage.getItem('stoa.course-create-slug'),
  ]);
  expect(kept).toEqual([null, null]);
  await expect(apiAs(token).getStartUp()).rejects.toMatchObject({ status: 401 });
});

/** Of a person who is logged in here, with another tab open beside. */
const besideAnotherTab = async (page: Page, person: NewPerson) => {
  const other = await page.context().newPage();
  await other.goto('/marketplace');
  await page.goto('/login');
  await logIn(page, person);
  await expect(profileMenu(other)).toBeVisible();
  await page.goto('/account/settings');
  return other;
};
/** Signed out on purpose: told so, in every tab, with nothing remembered. */
async function expectLeft(page: Page, other: Page, words: RegExp): Promise<void> {
  await expect(page).toHaveURL('/login');
  await expect(loginButton(other)).toBeVisible();
  await expect(other).toHaveURL('/marketplace');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(words);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('token');
  expect(names).not.toContain('isLoggedIn');
  expect(await page.evaluate(() => sessionStorage.getItem('stoa.previous-route'))).toBeNull();
}

test('who logs out everywhere is told so, and every tab follows', async ({ page, makeAccount }) => {
  const person = aPerson('Yves');
  await makeAccount(person);
  const other = await besideAnotherTab(page, person);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expectLeft(page, other, /^You are logged out everywhere\.$/);
});

test('who deletes the account is told until when it can be kept, and every tab follows', async ({
  page,
  makeAccount,
}) => {
  const person = aPerson('Yara');
  await makeAccount(person);
  const other = await besideAnotherTab(page, person);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const form = page.getByRole('form', { name: 'Delete the account' });
  await form.getByLabel('Your email address').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Delete my account for good' }).click();
  await expectLeft(page, other, /Your account will be deleted on \d+ \w+ \d{4}; log in before then to keep it/);
  await logIn(page, person);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays. Nothing will be deleted.')).toBeVisible();
});

test('a refusal that comes late leaves the session alone that has begun meanwhile', async ({
  page,
  makeAccount,
  apiAs,
}) => {
  const person = aPerson('Zita');
  const older = await makeAccount(person);
  const { token: newer } = await apiAs().login({ body: person });
  const keep = (token: string) =>
    page.context().addCookies(
      Object.entries({ token, isLoggedIn: 'true' }).map(([name, value]) => ({
        name,
        value,
        url: new URL('/', page.url()).href,
      })),
    );
  await page.clock.install();
  await page.goto('/marketplace');
  await keep(older);
  await expect(profileMenu(page)).toBeVisible();
  let answer = () => {};
  await page.route('**/getcertificate*', async (route) => {
    if (route.request().headers()['authorization'] !== `Bearer ${older}`) return route.continue();
    await new Promise<void>((resolve) => (answer = resolve));
    const problem = { message: 'Unauthenticated.', code: 'unauthenticated', request_id: 'x' };
    await route.fulfill({ status: 401, json: problem });
  });
  const asked = page.waitForRequest('**/getcertificate*');
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.goto('/certificates');
  await asked;
  await keep(newer);
  answer();
  await refused;
  // The time in which the page would have looked at its cookies, and gone.
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL('/certificates');
  await expect(profileMenu(page)).toBeVisible();
  expect((await page.context().cookies()).find(({ name }) => name === 'token')?.value).toBe(newer);
});

test('a sign-in link signs another device in, once, and leads to its target', async ({
  page,
  browser,
  apiAs,
  signUp,
}) => {
  await signUp(aPerson('Yara'));
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')!.value;
  const { path } = await apiAs(token).createSignInLink({ body: { to: '/my-courses?sort=title' } });
  const link = path.replace('/redirect/', '/Redirect/');

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(`${link}#top`);
  await expect(phone).toHaveURL('/my-courses?sort=title#top');
  await expect(profileMenu(phone)).toBeVisible();
  expect((await phone.context().cookies()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['token', 'isLoggedIn']),
  );
  await phone.goBack();
  expect(phone.url()).not.toContain('edirect');
  await phone.context().close();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger).toHaveURL('/login');
  await expect(stranger.getByText('This login link is no longer valid.')).toBeVisible();
  await stranger.context().close();
});

test('a sign-in link of another person is asked about where someone is logged in', async ({
  page,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const [here, theirs] = [aPerson('Anna'), aPerson('Boris')];
  const token = await makeAccount(here);
  const owner = apiAs(await makeAccount(theirs));
  await keepToken(token);
  const aLink = async () => (await owner.createSignInLink({ body: { to: '/my-courses' } })).path;
  const tokenNow = async () => (await page.context().cookies()).find(({ name }) => name === 'token')?.value;
  const main = page.getByRole('main');

  await page.goto(await aLink());
  await expect(main).toContainText(`You are logged in as Anna Wanderer (${here.email}).`);
  await expect(main).toContainText(`This link logs you in as Boris Wanderer (${theirs.email}).`);
  await main.getByRole('link', { name: 'Continue as Anna Wanderer' }).press('Enter');
  await expect(page).toHaveURL('/my-courses');
  expect(await tokenNow()).toBe(token);

  await page.goto(await aLink());
  await main.getByRole('button', { name: 'Log in as Boris Wanderer' }).press('Enter');
  await expect(page).toHaveURL('/my-courses');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Profile menu of Boris/ })).toBeVisible();
  await expect(apiAs(token).getStartUp()).rejects.toMatchObject({ status: 401 });

  const boris = await tokenNow();
  await page.goto(await aLink());
  await expect(page).toHaveURL('/my-courses');
  expect(await tokenNow()).toBe(boris);
});

test('a sign-in link leads to no other site', async ({ page, apiAs, signUp }) => {
  await signUp(aPerson('Zoe'));
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')!.value;
  const { path } = await apiAs(token).createSignInLink({ body: {} });
  await page.context().clearCookies();
  await page.goto(path.replace(/\/home$/, '//evil.test/home'));
  await expect(page).toHaveURL('/home');
});

test('a new notification is told on the open page, and aloud', async ({ page, apiAs, signUp }) => {
  await signUp(aPerson('Vera'));
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')!.value;
  await page.goto('/marketplace');
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  const api = apiAs(token);
  const course = await api.getCourseDetails({ params: { slug: 'typography-basics' } });
  await api.enrol({ body: { course_id: course.id } });
  await expect(bell).toHaveAccessibleName(`Notifications, ${before + 1} unread`);
  await expect(page.getByRole('status').filter({ hasText: `${before + 1} unread notification` })).toHaveCount(1);
});

for (const path of [
  '/home',
  '/my-courses',
  '/notifications',
  '/profile/edit',
  '/account/settings',
  '/account/billing',
  '/certificates',
  '/course/create',
  '/course/manage',
  '/review',
]) {
  test(`a guest at ${path} is sent to log in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  });
}

test('a learner is told that the reviewers’ screens are not open to them', async ({ page, signUp }) => {
  await signUp(aPerson('Nora'));
  for (const path of ['/review', '/course/manage', '/course/create']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'This page is not open to your account' })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL('/home');
});

test('a wrong password is told in words and keeps the address of the account', async ({ page, makeAccount }) => {
  const person = aPerson('Wanda');
  await makeAccount(person);
  await page.goto('/login');
  await logIn(page, { ...person, password: 'not this one' });
  await expect(page.getByRole('alert')).toContainText('The email or password is not right.');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('an address that is nobody’s says so, leads home, and offers a search to those who cannot go there', async ({
  page,
}) => {
  const reply = await page.goto('/there/is/no/such/page');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found!', exact: true })).toBeVisible();
  await expect(page.getByText('Sorry, we were unable to find the page you requested.', { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/home');
  const field = main.getByRole('searchbox', { name: 'Search for a course' });
  const button = main.getByRole('button', { name: 'Search' });
  expect((await button.boundingBox())?.height).toBe((await field.boundingBox())?.height);
  await field.fill('typography');
  await button.click();
  await expect(page).toHaveURL('/marketplace/results?q=typography');
});

test('what is not there is a page with status 404, and of a course one that offers a search', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  for (const path of ['/community/no-such-post', '/course/no-such-course', '/course-info/no-such-course']) {
    // A page waits for its head as long as the gateway's patience reaches, and goes without when the API is slow.
    await expect.poll(async () => (await page.goto(path))?.status(), { message: path }).toBe(404);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'This course could not be found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox', { name: 'Search for a course' })).toBeVisible();
});
