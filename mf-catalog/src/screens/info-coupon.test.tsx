import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aTeacher, anId } from '@stoa/shared/testing/builders.ts';
import { noLine, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { lateReply } from '@stoa/shared/testing/late-reply.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { aCouponCheck, aLearningPath, aPaidCourse } from '../testing/builders.ts';

const course = '/course-info/drawing-with-light';
const path = '/learning-path-info/seeing-light';
const constants = { levels: [], content_type: [], course_review_status: [], CERTIFICATE_IMG_URL: '/certificate.svg' };

const visit = (url: string, given: Replies = {}, session?: object) =>
  renderScreen(<App />, {
    url,
    ...(session && { session }),
    replies: {
      getCourseDetails: aPaidCourse(),
      listRatings: { items: [], page: 1, per_page: 6, total: 0, distribution: [0, 0, 0, 0, 0], mean: null },
      getLearningPath: aLearningPath({ fee: 'one_time', amount_minor: 3000 }),
      getCourseConstants: { ...constants, payments_open: true },
      checkCoupon: aCouponCheck(),
      ...given,
    },
  });
const panel = async () => within(await screen.findByRole('complementary', { name: 'Enrolment' }));
const asked = (calls: ReturnType<typeof visit>['calls']) =>
  calls.filter(({ name }) => name === 'checkCoupon').map(({ body }) => body);
const refusedWith = (errors: Record<string, string[]>) => () => {
  throw refusal('invalid', { errors });
};
const expired = refusedWith({ coupon: ['This coupon has expired.'] });

test('a link with a coupon shows what is left of the price, until when, and leads to the till with it', async () => {
  const { calls } = visit(`${course}?coupon=welcome`, {
    checkCoupon: aCouponCheck({ expires_at: '2999-03-01T09:00:00.000Z' }),
  });
  const there = await panel();
  expect(await there.findByRole('link', { name: 'Buy for $15' })).toHaveAttribute(
    'href',
    '/payment?course=drawing-with-light&coupon=WELCOME',
  );
  expect(there.getByText('instead of').parentElement).toHaveTextContent('$15 instead of $19');
  expect(there.getByText('$19').tagName).toBe('S');
  expect(there.getByRole('status')).toHaveTextContent(/Coupon WELCOME applied/);
  expect(there.getByRole('status')).toHaveTextContent(/Until 1 Mar 2999/);
  expect(asked(calls)).toEqual([{ code: 'WELCOME', items: [{ kind: 'course', id: anId(100) }] }]);
});

test('a learning path, too, and what it saves is counted from there', async () => {
  const { calls } = visit(`${path}?coupon=WELCOME`, {
    getLearningPath: aLearningPath({
      ...{ fee: 'one_time', amount_minor: 3000, singly: { amount_minor: 4800, currency: 'USD' } },
    }),
    checkCoupon: aCouponCheck({ price_minor: 3000, discount_minor: 1000 }),
  });
  const there = await panel();
  expect(await there.findByRole('link', { name: 'Buy for $20' })).toHaveAttribute(
    'href',
    '/payment?path=seeing-light&coupon=WELCOME',
  );
  expect(there.getByText('$30').tagName).toBe('S');
  expect(there.getByText('You save $28: bought one by one, these courses cost $48.')).toBeVisible();
  expect(asked(calls)).toMatchObject([{ items: [{ kind: 'learning_path' }] }]);
});

test('where the coupon takes everything off, the page and the button say so', async () => {
  visit(`${course}?coupon=GIFT`, { checkCoupon: aCouponCheck({ code: 'GIFT', discount_minor: 1900 }) });
  const there = await panel();
  expect(await there.findByRole('link', { name: 'Get it for free' })).toHaveAttribute(
    'href',
    '/payment?course=drawing-with-light&coupon=GIFT',
  );
  expect(there.getByText(/It costs nothing with this coupon, and no card is needed/)).toBeVisible();
  expect(there.queryByText(/You pay once/)).toBeNull();
});

test('a coupon that does not hold says why, and the plain price is bought without it', async () => {
  visit(`${course}?coupon=OLD`, { checkCoupon: expired });
  const there = await panel();
  const field = await there.findByRole('textbox', { name: 'Coupon code' });
  expect(field).toHaveValue('OLD');
  expect(field).toHaveAccessibleDescription('This coupon has expired.');
  expect(there.getByText('Without a coupon you can buy it for $19.')).toBeVisible();
  expect(there.getByRole('link', { name: 'Buy for $19' })).toHaveAttribute(
    'href',
    '/payment?course=drawing-with-light',
  );
});

test.each([
  ['is no code at all', refusedWith({ code: ['A coupon code has 3 to 20 letters, digits, hyphens or underscores.'] })],
  [
    'cannot be asked about',
    () => {
      throw noLine();
    },
  ],
  [
    'was preceded by too many guesses',
    () => {
      throw refusal('rate_limited');
    },
  ],
])('a coupon that %s keeps nobody from buying', async (_, checkCoupon) => {
  visit(`${course}?coupon=WELCOME`, { checkCoupon });
  const there = await panel();
  await waitFor(() => expect(there.getByRole('textbox', { name: 'Coupon code' })).toHaveAccessibleDescription(/.+/), {
    timeout: 10_000,
  });
  expect(there.getByRole('link', { name: 'Buy for $19' })).toBeVisible();
});

test('a code that is given stands in the address, and goes out of it again', async () => {
  const { user, url, calls } = visit(`${course}?from=mail`);
  const there = await panel();
  const have = await there.findByRole('button', { name: 'I have a coupon' });
  expect(there.queryByRole('textbox', { name: 'Coupon code' })).toBeNull();
  expect(asked(calls)).toEqual([]);
  await user.click(have);
  expect(have).toHaveAttribute('aria-expanded', 'true');
  await user.type(there.getByRole('textbox', { name: 'Coupon code' }), ' welcome {Enter}');
  expect(await there.findByText('$15')).toBeVisible();
  expect(url()).toBe(`${course}?from=mail&coupon=WELCOME`);
  await user.click(there.getByRole('button', { name: 'Remove the coupon' }));
  expect(await there.findByRole('link', { name: 'Buy for $19' })).toBeVisible();
  expect(url()).toBe(`${course}?from=mail`);
});

test('while it is checked the way to the till is open, and no price is claimed', async () => {
  const late = lateReply(() => aCouponCheck());
  visit(`${course}?coupon=WELCOME`, { checkCoupon: late.reply });
  const there = await panel();
  expect(await there.findByRole('link', { name: 'Buy' })).toHaveAttribute(
    'href',
    '/payment?course=drawing-with-light&coupon=WELCOME',
  );
  expect(there.getByRole('status', { name: 'Checking the coupon' })).toBeVisible();
  expect(there.queryByText('$19')).toBeNull();
  await late.come();
  expect(await there.findByRole('link', { name: 'Buy for $15' })).toBeVisible();
});

test('a code that could not be asked about is asked about once more, by pressing once more', async () => {
  let isDown = true;
  const { user, calls } = visit(`${course}?coupon=WELCOME`, {
    checkCoupon: () => {
      if (isDown) throw refusal('unavailable');
      return aCouponCheck();
    },
  });
  const there = await panel();
  expect(await there.findByText(/not available at the moment/)).toBeVisible();
  expect(asked(calls)).toHaveLength(1);
  isDown = false;
  await user.click(there.getByRole('button', { name: 'Apply' }));
  expect(await there.findByRole('link', { name: 'Buy for $15' })).toBeVisible();
});

test.each([
  ['has it', { student_percentage: 40 }, 'link', 'Continue learning'],
  ['made it', { creator: aTeacher({ id: anId(1) }) }, 'link', 'Buy for $19'],
  ['left it and may come back', { can_come_back: true }, 'button', 'Come back to the course'],
  ['gets it for nothing', { type: 'free', price_minor: 0 }, 'button', 'Enrol for free'],
] as const)('one who %s is asked for no coupon, and none is checked', async (_, given, role, name) => {
  const { calls } = visit(`${course}?coupon=WELCOME`, { getCourseDetails: aPaidCourse(given) }, {});
  const there = await panel();
  expect(await there.findByRole(role, { name })).toBeVisible();
  expect(there.queryByRole('button', { name: 'I have a coupon' })).toBeNull();
  expect(there.queryByRole('textbox', { name: 'Coupon code' })).toBeNull();
  expect(asked(calls)).toEqual([]);
});

test('one who cannot buy it after all hears nothing of the coupon', async () => {
  visit(`${course}?coupon=WELCOME`, {
    checkCoupon: refusedWith({ 'items.0.id': ['You already have this course.'] }),
  });
  const there = await panel();
  expect(await there.findByRole('link', { name: 'Buy for $19' })).toBeVisible();
  expect(there.queryByText('You already have this course.')).toBeNull();
});
