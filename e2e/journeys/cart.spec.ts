import { to } from '@stoa/shared/contract/site/addresses.ts';
import { MOST_ITEMS } from '@stoa/shared/contract/market/cart-words.ts';
import { GUEST_CART } from '@stoa/shared/remote/cart/forget-guest-cart.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { payByCard, testCards } from '../gateways/card.ts';
import { aPerson, logIn } from './people.ts';

const main = (page: Page) => page.getByRole('main');
const header = (page: Page) => page.getByRole('banner');
const checkOut = (page: Page) => page.getByRole('link', { name: /^Check out/ });
const keptHere = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '[]', GUEST_CART);

/** A learning path that is sold, and courses that are not in it. */
async function thingsForSale(api: Api) {
  const { items: paths } = await api.listLearningPaths({ query: { per_page: 50 } });
  const path = paths.find(({ fee, currency }) => fee === 'one_time' && currency === 'USD')!;
  const { courses: within } = await api.getLearningPath({ params: { slug: path.slug } });
  const { items: courses } = await api.listCourses({ query: { type: 'paid', per_page: 50 } });
  const others = courses.filter(
    ({ id, currency }) => currency === 'USD' && !within.some(({ course }) => course.id === id),
  );
  return { path, course: others[0]!, others };
}

async function addToCart(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await main(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(main(page).getByText('In your cart')).toBeVisible();
}

test('a guest puts a course and a path aside, logs in at the till, and has both', async ({
  page,
  makeAccount,
  apiAs,
}) => {
  const person = aPerson('Petra');
  const token = await makeAccount(person);
  const { path, course } = await thingsForSale(apiAs());

  await test.step('what is put in stands there after a reload, in another window, too', async () => {
    await addToCart(page, to.courseInfo(course));
    await addToCart(page, to.learningPathInfo(path));
    await page.reload();
    await expect(main(page).getByText('In your cart')).toBeVisible();
    await header(page).getByRole('link', { name: 'Cart, 2 items' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(main(page).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('the till has them log in, and goes on', async () => {
    await checkOut(page).click();
    await expect(page).toHaveURL('/login');
    await logIn(page, person);
    await expect(page).toHaveURL(new RegExp(`/payment\\?course=${course.slug}&path=${path.slug}`));
    await expect(header(page).getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await expect
      .poll(async () => (await apiAs(token).getCart()).items.map(({ slug }) => slug))
      .toEqual([course.slug, path.slug]);
    await expect.poll(() => keptHere(page)).toBe('[]');
  });

  await test.step('paid, both are open, and the cart is empty', async () => {
    await payByCard(page, testCards.pays);
    await expect(page.getByRole('heading', { level: 1, name: 'They are yours' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: /^Cart/ })).toHaveCount(0);
    await page.goto(to.cart());
    await expect(main(page).getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
    await page.goto(to.learningPathInfo(path));
    await expect(main(page).getByRole('link', { name: /^Start with / })).toBeVisible();
    await page.goto(to.player(course));
    await expect(page).toHaveURL(new RegExp(`/course/${course.slug}`));
  });
});

test('over a lost answer nothing is lost or there twice, and with who logs out their cart goes', async ({
  page,
  makeAccount,
  apiAs,
}) => {
  const person = aPerson('Lotte');
  const token = await makeAccount(person);
  const { course } = await thingsForSale(apiAs());
  await addToCart(page, to.courseInfo(course));
  let lost = 0;
  await page.route('**/api/*/cart', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(to.login());
  await logIn(page, person);
  await expect.poll(() => keptHere(page), { timeout: 40_000 }).toBe('[]');
  expect(lost).toBe(1);
  expect((await apiAs(token).getCart()).items.map(({ slug }) => slug)).toEqual([course.slug]);
  await expect(header(page).getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(header(page).getByRole('link', { name: /^Cart/ })).toHaveCount(0);
  await page.goto(to.cart());
  await expect(main(page).getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
});

test('two windows of a guest agree, what is taken out can be put back, and a full cart takes no more', async ({
  page,
  context,
  apiAs,
}) => {
  const { course, others } = await thingsForSale(apiAs());
  await addToCart(page, to.courseInfo(course));
  const other = await context.newPage();
  await other.goto(to.cart());
  await expect(checkOut(other)).toBeVisible();
  await page.bringToFront();
  await addToCart(page, to.courseInfo(others[1]!));
  await expect(main(other).getByRole('listitem')).toHaveCount(2);
  await expect(header(other).getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

  await main(other)
    .getByRole('button', { name: `Remove ${course.name}` })
    .click();
  await expect(main(other).getByRole('listitem')).toHaveCount(1);
  await expect(header(page).getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(main(other).getByRole('listitem')).toHaveCount(2);

  const full = Array.from({ length: MOST_ITEMS + 1 }, (_, at) => ({ kind: 'course', slug: `course-${at}` }));
  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [GUEST_CART, JSON.stringify(full)]);
  await page.goto(to.courseInfo(course));
  await main(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText(`Your cart is full: it holds ${MOST_ITEMS} items.`)).toBeVisible();
});
