import { beforeAll, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { anId, aUser } from '@stoa/shared/testing/builders.ts';
import { type RecordedCall, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../app.tsx';
import { aCourseBuilder, teacher } from '../testing/builders.ts';
import { aCourseCoupon, couponsOf } from '../testing/coupon-builders.ts';

// Its code takes longer to come than a test waits for an article.
beforeAll(async () => {
  await Promise.all([
    import('../features/courses/price-section.tsx'),
    import('../features/coupons/course-coupons.tsx'),
    import('../features/coupons/new-coupon-modal.tsx'),
    import('../features/coupons/limits-modal.tsx'),
  ]);
});

const session = { ...teacher, user: aUser({ id: anId(1) }) };
const url = '/course/edit/drawing-with-light?section=price';
const onSale: Partial<CourseBuilder> = { status: 'published', type: 'paid', price_minor: 2400 };
const visit = (replies: Replies = {}, course: Partial<CourseBuilder> = {}, rest = {}) =>
  renderScreen(<App />, {
    url,
    session,
    replies: {
      getCourseBuilder: aCourseBuilder({ ...onSale, ...course }),
      listCourseCoupons: couponsOf(aCourseCoupon()),
      ...replies,
    },
    ...rest,
  });
const card = async (code = 'SPRING-26') => within(await screen.findByRole('article', { name: code }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const of = (calls: readonly RecordedCall[], name: RecordedCall['name']) => calls.filter((one) => one.name === name);
const fill = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};
const openForm = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Make a coupon' }));
  return dialog('New coupon');
};

test('a coupon shows what a learner pays with it and what became of it', async () => {
  visit({
    listCourseCoupons: couponsOf(
      aCourseCoupon({
        starts_at: '2026-03-01T00:00:00.000Z',
        max_redemptions: 20,
        redemption_count: 7,
        reserved_count: 2,
        given: [{ amount_minor: 4200, currency: 'USD' }],
      }),
    ),
  });
  const shown = await card();
  for (const text of ['Usable', '25% off', '$18', '7 of 20', '2 held by payments under way', '$42']) {
    expect(shown.getByText(text)).toBeVisible();
  }
});

test.each([
  ['Not begun', '$18', { starts_at: '2998-12-20T00:00:00.000Z' }],
  ['Expired', '$18', { expires_at: '2020-01-01T00:00:00.000Z' }],
  ['Used up', '$18', { max_redemptions: 3, redemption_count: 3 }],
  ['Out of use', '$18', { enabled: false }],
  ['Usable', 'nothing', { discount: { type: 'fixed', amount_minor: 9900, currency: 'USD' } }],
  [
    'Usable',
    'the full price: the course is no longer sold in EUR',
    { discount: { type: 'fixed', amount_minor: 500, currency: 'EUR' } },
  ],
] as const)('a coupon says how it stands (%s) and what it leaves to pay (%s)', async (word, pays, given) => {
  visit({ listCourseCoupons: couponsOf(aCourseCoupon(given)) });
  const shown = await card();
  expect(shown.getByText(word)).toBeVisible();
  expect(shown.getByText(pays)).toBeVisible();
});

test.each([
  ['unpublished', /^Coupons are for paid courses that are published/],
  ['free', /this one is free for everyone/],
] as const)(
  'where no coupon can be made yet (%s), the way there is told and none is offered',
  async (obstacle, why) => {
    visit({ listCourseCoupons: { ...couponsOf(), obstacle } });
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make a coupon' })).toBeNull();
  },
);

test.each([
  ['who teaches another course', { ...teacher, user: aUser({ id: anId(2) }) }],
  ['who was a creator', { roles: [], permissions: ['view-course' as const], user: aUser({ id: anId(1) }) }],
])('coupons are not shown to one %s', async (_, session) => {
  const { calls } = visit({}, { actions: [] }, { session });
  expect(await screen.findByText('What does it cost?')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Coupons' })).toBeNull();
  expect(of(calls, 'listCourseCoupons')).toEqual([]);
});

test('without coupons two sentences say what they are for and who bears the discount', async () => {
  const { user } = visit({ listCourseCoupons: couponsOf() });
  expect(await screen.findByText('No coupons yet')).toBeVisible();
  expect(screen.getByText(/is what you and the site share, so both of you bear it/)).toBeVisible();
  expect(await openForm(user)).toBeTruthy();
});

test('code and link are copied', async () => {
  const { user, toasts } = visit();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click((await card()).getByRole('button', { name: 'Copy code SPRING-26' }));
  expect(copied).toHaveBeenLastCalledWith('SPRING-26');
  await user.click((await card()).getByRole('button', { name: 'Copy the link with SPRING-26' }));
  const link = `${window.location.origin}/course-info/drawing-with-light?coupon=SPRING-26`;
  expect(copied).toHaveBeenLastCalledWith(link);
  expect(toasts.map(({ message }) => message)).toEqual([
    'The code SPRING-26 is copied.',
    'The link to the course with SPRING-26 is copied.',
  ]);
  copied.mockRejectedValue(new Error('denied'));
  await user.click((await card()).getByRole('button', { name: 'Copy the link with SPRING-26' }));
  expect(toasts[2]).toMatchObject({ kind: 'warning', message: expect.stringContaining(link) });
});

test('a coupon is taken out of use at once, also while the course is in review, and the toast takes it back', async () => {
  let enabled = true;
  const { user, calls, toasts } = visit(
    {
      listCourseCoupons: () => couponsOf(aCourseCoupon({ enabled })),
      updateCourseCoupon: ({ body }) => {
        enabled = body.enabled ?? enabled;
        return aCourseCoupon({ enabled });
      },
    },
    { actions: [] },
  );
  await user.click((await card()).getByRole('button', { name: 'Take out of use: SPRING-26' }));
  expect(await (await card()).findByText('Out of use')).toBeVisible();
  toasts[0]!.action!.run();
  expect(await (await card()).findByText('Usable')).toBeVisible();
  expect(of(calls, 'updateCourseCoupon').map(({ body }) => body)).toEqual([{ enabled: false }, { enabled: true }]);
});

const full =
  'Three coupons of this course are active in December 2026 already. Take one out of use, or choose another month.';

test('why a coupon cannot come back is told with its month', async () => {
  const { user, toasts } = visit({
    listCourseCoupons: couponsOf(aCourseCoupon({ enabled: false })),
    updateCourseCoupon: () => {
      throw refusal('invalid', { errors: { expires_at: [full] } });
    },
  });
  await user.click((await card()).getByRole('button', { name: 'Put into use: SPRING-26' }));
  await waitFor(() => expect(toasts[0]).toMatchObject({ kind: 'error', message: full }));
});

test('a coupon is made, and what it leaves to pay is told while it is written', async () => {
  const { user, calls, toasts } = visit({ createCourseCoupon: aCourseCoupon({ code: '79ACDEFG' }) });
  const form = await openForm(user);
  await fill(user, form.getByRole('textbox', { name: 'Percent' }), '25');
  expect(form.getByText('A learner pays $18 instead of $24.')).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'An amount' }));
  await fill(user, form.getByRole('textbox', { name: 'Amount off' }), '30');
  expect(form.getByText('A learner pays nothing instead of $24.')).toBeVisible();
  await fill(user, form.getByLabelText('Valid until'), '2999-01-02T10:00');
  await fill(user, form.getByRole('textbox', { name: 'Uses by all together' }), '5');
  await user.click(form.getByRole('button', { name: 'Make the coupon' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(of(calls, 'createCourseCoupon')).toMatchObject([
    {
      params: { id: anId(100) },
      body: {
        code: null,
        discount: { type: 'fixed', amount_minor: 3000, currency: 'USD' },
        starts_at: null,
        expires_at: new Date('2999-01-02T10:00').toISOString(),
        max_redemptions: 5,
      },
    },
  ]);
  expect(toasts[0]).toMatchObject({ message: 'The coupon 79ACDEFG is made.' });
  expect(screen.getByRole('button', { name: 'Make a coupon' })).toHaveFocus();
});

test('what is wrong with a coupon stands at its field, before and after it was sent', async () => {
  const { user, calls } = visit({
    createCourseCoupon: () => {
      throw refusal('invalid', { errors: { code: ['This code is taken. Choose another.'], expires_at: [full] } });
    },
  });
  const form = await openForm(user);
  const [code, percent, until] = [
    form.getByRole('textbox', { name: 'Code' }),
    form.getByRole('textbox', { name: 'Percent' }),
    form.getByLabelText('Valid until'),
  ];
  await fill(user, code, 'A!');
  await fill(user, percent, '120');
  await user.click(form.getByRole('button', { name: 'Make the coupon' }));
  expect(code).toHaveAccessibleDescription(/A coupon code has 3 to 20 letters/);
  expect(percent).toHaveAccessibleDescription('Percent must be between 1 and 100.');
  expect(until).toHaveAccessibleDescription(/Fill in this field\./);
  expect(of(calls, 'createCourseCoupon')).toHaveLength(0);
  await fill(user, code, 'taken');
  await fill(user, percent, '100');
  await fill(user, until, '2999-01-02T10:00');
  await user.click(form.getByRole('button', { name: 'Make the coupon' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is taken\. Choose another\./));
  expect(code).toHaveFocus();
  expect(until).toHaveAccessibleDescription(expect.stringContaining(full));
});

test('a course that was made free meanwhile is told above the form', async () => {
  const { user } = visit({
    createCourseCoupon: () => {
      throw refusal('invalid', { errors: { course: ['Coupons are for paid courses that are published.'] } });
    },
  });
  const form = await openForm(user);
  await fill(user, form.getByRole('textbox', { name: 'Percent' }), '10');
  await fill(user, form.getByLabelText('Valid until'), '2999-01-02T10:00');
  await user.click(form.getByRole('button', { name: 'Make the coupon' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Coupons are for paid courses that are published.');
});

test('only what differs of end and limit is sent', async () => {
  const { user, calls } = visit({ updateCourseCoupon: aCourseCoupon({ max_redemptions: 8 }) });
  await user.click((await card()).getByRole('button', { name: 'Change limits of SPRING-26' }));
  const form = await dialog('Change limits of SPRING-26');
  await fill(user, form.getByRole('textbox', { name: 'Uses by all together' }), '8');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(of(calls, 'updateCourseCoupon').map(({ body }) => body)).toEqual([{ max_redemptions: 8 }]);
});

test('all of it is in every language', async () => {
  const coupon = aCourseCoupon({
    redemption_count: 2,
    reserved_count: 3,
    max_redemptions: 9,
    starts_at: '2026-01-01T00:00:00.000Z',
  });
  const shown = (reply: ReturnType<typeof couponsOf>, until: string | RegExp) =>
    untranslated(<App />, {
      url,
      session,
      replies: { getCourseBuilder: aCourseBuilder(onSale), listCourseCoupons: reply },
      until,
      // A part of the builder.
      except: ['Description'],
    });
  expect(await shown(couponsOf(coupon), 'SPRING-26')).toEqual([]);
  expect(await shown(couponsOf(), /No coupons yet|Aucun code de réduction/)).toEqual([]);
  expect(
    await shown({ ...couponsOf(), obstacle: 'free' }, /^(Coupons are for paid|Les codes de réduction sont pour)/),
  ).toEqual([]);
});

test('why a month takes no more is told in French, with the month', async () => {
  await renderIn('fr', <App />, {
    url,
    session,
    replies: {
      getCourseBuilder: aCourseBuilder(onSale),
      listCourseCoupons: couponsOf(aCourseCoupon()),
      createCourseCoupon: () => {
        throw refusal('invalid', { errors: { expires_at: [full] } });
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Créer un code' }));
  const form = await dialog('Nouveau code de réduction');
  await fill(user, form.getByRole('textbox', { name: 'Pourcentage' }), '25');
  await fill(user, form.getByLabelText('Valable jusqu’au'), '2999-01-02T10:00');
  await user.click(form.getByRole('button', { name: 'Créer le code' }));
  expect(await form.findByText(/déjà actifs en décembre 2026/)).toBeVisible();
});
