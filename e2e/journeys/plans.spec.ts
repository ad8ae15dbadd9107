import type { SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { lessonList, openLesson, theVideo } from './learning.ts';
import { fillCard, payByCard, testCards } from '../gateways/card.ts';
import { unique } from './people.ts';
import { aCourseForSale } from './paying.ts';

const aSubscriber = (name: string) => ({
  first_name: name,
  last_name: 'Planning',
  email: `${name.toLowerCase()}-${unique()}@example.test`,
  password: 'walks-and-talks-1',
});

/** The cheapest plan of the demo content: it has a trial. */
async function thePlan(api: Api): Promise<SubscriptionPlan> {
  const [plan] = await api.listPlansOnOffer();
  expect(plan?.trial_days, 'a plan of the demo content with a trial').toBeGreaterThan(0);
  return plan!;
}

/** A video that nobody sees who has neither the course nor a plan: not the first of its course, and no preview. */
async function aClosedVideo(api: Api): Promise<{ slug: string; title: string }> {
  const { items } = await api.listCourses({ query: { per_page: 48 } });
  for (const { slug } of items) {
    const course = await api.getCourseDetails({ params: { slug } });
    const videos = course.modules.flatMap((module) => module.lessons).filter(({ kind }) => kind === 'video');
    const video = videos.slice(1).find(({ is_preview }) => !is_preview);
    if (video) return { slug, title: video.title };
  }
  throw new Error('No course of the demo content has a second video.');
}

async function expectPlays(page: Page, { slug, title }: { slug: string; title: string }): Promise<void> {
  await page.goto(to.player({ slug }));
  await openLesson(page, title);
  const video = theVideo(page, title);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
}

test('a plan is tried with a new card, opens the videos, is cancelled and gone on with', async ({
  page,
  signUp,
  apiAs,
}) => {
  const plan = await thePlan(apiAs());
  const video = await aClosedVideo(apiAs());
  await signUp(aSubscriber('Tara'));
  const { slug } = await aCourseForSale(apiAs());
  await page.goto(to.courseInfo({ slug }));
  await page.getByRole('link', { name: plan.name }).click();
  await expect(page.getByText(/and nothing is charged/)).toBeVisible();
  await fillCard(page, testCards.pays);
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${plan.name} is yours` })).toBeVisible();
  await expectPlays(page, video);

  await page.goto(to.accountBilling());
  const mine = page.getByRole('region', { name: 'Your plan' });
  await expect(mine.getByText('Visa ending in 4242')).toBeVisible();
  await mine.getByRole('button', { name: 'Cancel the plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(mine.getByText('Ends soon')).toBeVisible();
  await mine.getByRole('button', { name: 'Keep the plan' }).click();
  await expect(mine.getByText('Trial', { exact: true })).toBeVisible();
  await page.goto(to.payment({ plan: plan.id }));
  await expect(page.getByRole('heading', { name: `You have a plan: ${plan.name}` })).toBeVisible();
});

test('a card that the bank refuses begins no trial, and another one does', async ({ page, signUp, apiAs }) => {
  const plan = await thePlan(apiAs());
  await signUp(aSubscriber('Rita'));
  await page.goto(to.payment({ plan: plan.id }));
  await fillCard(page, testCards.declined);
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await expect(page.getByRole('alert')).toContainText('Your bank declined the card');
  await fillCard(page, testCards.pays);
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${plan.name} is yours` })).toBeVisible();
});

test('an operator sells a plan without a trial: it is paid at once, and opens the videos', async ({
  page,
  signIn,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const video = await aClosedVideo(apiAs());
  // Not of digits alone: one in ten of them reads like the number of a card, which no call of money takes.
  const name = `At once ${unique()}`;
  await signIn('super-admin');
  await page.goto(to.plans());
  await page.getByRole('button', { name: 'Make a plan' }).click();
  const form = page.getByRole('dialog', { name: 'New plan' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'Price' }).fill('29.50');
  await form.getByRole('button', { name: 'Put it on sale' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('$29.50 a month');

  await keepToken(await makeAccount(aSubscriber('Paul')));
  await page.goto(to.payment());
  await page.getByRole('link', { name: `Choose this plan: ${name}` }).click();
  await payByCard(page, testCards.pays);
  await expect(page.getByRole('heading', { level: 1, name: `${name} is yours` })).toBeVisible();
  await expectPlays(page, video);

  await signIn('super-admin');
  await page.goto(to.plans());
  await page.getByRole('button', { name: `Take off sale: ${name}` }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Off sale');
});

test('a plan whose card fails lasts two weeks more, ends, and is had again by paying; then it renews', async ({
  page,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const plan = await thePlan(apiAs());
  const video = await aClosedVideo(apiAs());
  const token = await makeAccount(aSubscriber('Lena'));
  const api = apiAs(token);
  await keepToken(token);
  await page.goto(to.payment({ plan: plan.id }));
  await fillCard(page, testCards.onlyKeeps);
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${plan.name} is yours` })).toBeVisible();

  await api.agePlan({ body: { days: plan.trial_days + 1 } });
  await page.goto(to.accountBilling());
  const mine = page.getByRole('region', { name: 'Your plan' });
  await expect(mine.getByText('Payment due')).toBeVisible();
  await expect(mine.getByText('The last payment did not go through')).toBeVisible();
  await expectPlays(page, video);

  for (const days of [2, 3, 4, 6]) await api.agePlan({ body: { days } });
  await page.goto(to.accountBilling());
  await expect(page.getByRole('region', { name: 'Your last plan' }).getByText('Expired')).toBeVisible();
  await page.goto(to.player({ slug: video.slug }));
  await expect(lessonList(page).getByRole('button', { name: video.title })).toBeDisabled();

  await page.goto(to.payment({ plan: plan.id }));
  await page.getByRole('radio', { name: 'Another card' }).check();
  await payByCard(page, testCards.pays);
  await expect(page.getByRole('heading', { level: 1, name: `${plan.name} is yours` })).toBeVisible();
  await expectPlays(page, video);
  const renewed = await api.agePlan({ body: { days: 31 } });
  expect(renewed).toMatchObject({ status: 'active', past_due: null });
  await page.goto(to.accountBilling());
  const paid = page.getByRole('row').filter({ hasText: plan.name }).filter({ hasText: 'Paid' });
  await expect(paid).toHaveCount(2);
});
