import { beforeAll, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { anId } from '@stoa/shared/testing/builders.ts';
import { type RecordedCall, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aCoupon, couponsOf } from '../testing/coupon-builders.ts';

// Its code takes longer to come than a test waits for an article.
beforeAll(async () => {
  await Promise.all([
    import('./coupons-screen.tsx'),
    import('../features/coupons/new-coupon-modal.tsx'),
    import('../features/coupons/limits-modal.tsx'),
  ]);
});

const session = { roles: ['super-admin' as const], permissions: ['manage-coupons' as const] };
const visit = (replies: Replies = {}, url = '/dashboard/coupons') =>
  renderScreen(<App />, { url, session, replies: { listCoupons: couponsOf(aCoupon()), ...replies } });
const card = async (code = 'SPRING-26') => within(await screen.findByRole('article', { name: code }));
const of = (calls: readonly RecordedCall[], name: RecordedCall['name']) => calls.filter((one) => one.name === name);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const fill = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};

test('a coupon shows what it takes off, for whom, and what became of it', async () => {
  visit({
    listCoupons: couponsOf(
      aCoupon({
        discount: { type: 'fixed', amount_minor: 500, currency: 'USD' },
        applies_to: 'courses',
        items: [1, 2, 3, 4, 5].map((n) => ({ id: anId(n), name: `Course ${n}` })),
        item_ids: [1, 2, 3, 4, 5].map(anId),
        max_redemptions: 20,
        redemption_count: 7,
        reserved_count: 2,
        given: [{ amount_minor: 3500, currency: 'USD' }],
        min_amount_minor: 2000,
        created_by: null,
      }),
    ),
  });
  const shown = await card();
  for (const text of [
    ...['Usable', '$5 off', '7 of 20', '2 held by payments under way', '$35', 'At any time', 'once', '$20'],
    ...['Course 1, Course 2, Course 3 and 2 more courses', 'a former member, 2 Mar 2026'],
  ])
    expect(shown.getByText(text)).toBeVisible();
});

test.each([
  ['Not begun', { starts_at: '2999-01-01T00:00:00.000Z' }],
  ['Expired', { expires_at: '2020-01-01T00:00:00.000Z' }],
  ['Used up', { max_redemptions: 3, redemption_count: 3 }],
  ['Out of use', { enabled: false, expires_at: '2020-01-01T00:00:00.000Z' }],
] as const)('a coupon that is of no use now says why: %s', async (word, given) => {
  visit({ listCoupons: couponsOf(aCoupon(given)) });
  expect((await card()).getByText(word)).toBeVisible();
});

test('search and state stand in the address, and the field keeps what is typed', async () => {
  const { user, url, calls } = visit();
  await card();
  const field = screen.getByRole('searchbox', { name: 'Search by code' });
  await user.type(field, 'spring');
  await waitFor(() => expect(url()).toBe('/dashboard/coupons?q=spring'));
  expect(field).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Which coupons' }), 'Ended');
  await waitFor(() => expect(url()).toBe('/dashboard/coupons?q=spring&state=ended'));
  await waitFor(() =>
    expect(of(calls, 'listCoupons').at(-1)?.query).toMatchObject({ search: 'spring', state: 'ended', page: 1 }),
  );
});

test('where nothing matches, one click shows all coupons and empties the search', async () => {
  const { user, url } = visit({ listCoupons: couponsOf() }, '/dashboard/coupons?q=none');
  await user.click(await screen.findByRole('button', { name: 'Show all coupons' }));
  expect(url()).toBe('/dashboard/coupons');
  expect(screen.getByRole('searchbox', { name: 'Search by code' })).toHaveValue('');
  expect(await screen.findByText('No coupons yet')).toBeVisible();
});

test('a coupon is taken out of use at once, and the toast takes it back', async () => {
  let enabled = true;
  const { user, calls, toasts } = visit({
    listCoupons: () => couponsOf(aCoupon({ enabled })),
    updateCoupon: ({ body }) => {
      enabled = body.enabled ?? enabled;
      return aCoupon({ enabled });
    },
  });
  await user.click((await card()).getByRole('button', { name: 'Take out of use: SPRING-26' }));
  expect(await (await card()).findByText('Out of use')).toBeVisible();
  expect(toasts[0]).toMatchObject({ message: 'SPRING-26 is out of use: nobody can pay with it.' });
  toasts[0]!.action!.run();
  expect(await (await card()).findByText('Usable')).toBeVisible();
  expect(of(calls, 'updateCoupon').map(({ body }) => body)).toEqual([{ enabled: false }, { enabled: true }]);
});

test('many coupons are taken out of use at once, and the toast puts back those that changed', async () => {
  const { user, calls, toasts } = visit({
    listCoupons: couponsOf(aCoupon(), aCoupon({ id: anId(901), code: 'FAIR', enabled: false })),
    setCouponsEnabled: { ids: [anId(900)] },
  });
  await card('FAIR');
  await user.click(screen.getByRole('checkbox', { name: 'Choose all rows of this page' }));
  const bar = within(screen.getByRole('group', { name: 'What to do with the chosen rows' }));
  await user.click(bar.getByRole('button', { name: 'Take out of use' }));
  await waitFor(() => expect(toasts[0]).toMatchObject({ message: '1 coupon is out of use: nobody can pay with it.' }));
  toasts[0]!.action!.run();
  await waitFor(() =>
    expect(of(calls, 'setCouponsEnabled').map(({ body }) => body)).toEqual([
      { ids: [anId(900), anId(901)], enabled: false },
      { ids: [anId(900)], enabled: true },
    ]),
  );
  expect(screen.queryByRole('group', { name: 'What to do with the chosen rows' })).toBeNull();
});

test('a coupon of an amount for certain courses is made, and what was hidden again is not sent', async () => {
  const { user, calls, toasts } = visit({
    suggestCourses: [{ id: anId(7), name: 'Drawing with light', slug: 'drawing-with-light', category: null }],
    createCoupons: [aCoupon()],
  });
  await user.click(await screen.findByRole('button', { name: 'Make a coupon' }));
  const form = await dialog('New coupon');
  await fill(user, form.getByRole('textbox', { name: 'Code' }), 'light_5');
  await user.click(form.getByRole('radio', { name: 'An amount' }));
  await fill(user, form.getByRole('textbox', { name: 'Amount off' }), '5.50');
  await user.selectOptions(form.getByRole('combobox', { name: 'Currency' }), 'EUR');
  await user.click(form.getByRole('radio', { name: 'Certain courses' }));
  await user.type(form.getByRole('combobox', { name: 'Courses' }), 'light');
  await user.click(await screen.findByRole('option', { name: 'Drawing with light' }));
  await fill(user, form.getByRole('textbox', { name: 'Uses by all together' }), '5');
  await fill(user, form.getByRole('textbox', { name: 'From a price of' }), '20');
  await user.click(form.getByRole('button', { name: 'Make the coupon' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(of(calls, 'createCoupons')[0]?.body).toEqual({
    kind: 'one',
    code: 'LIGHT_5',
    discount: { type: 'fixed', amount_minor: 550, currency: 'EUR' },
    applies_to: 'courses',
    item_ids: [anId(7)],
    starts_at: null,
    expires_at: null,
    max_redemptions: 5,
    max_per_user: 1,
    min_amount_minor: 2000,
    enabled: true,
  });
  expect(toasts[0]).toMatchObject({ message: 'The coupon LIGHT_5 is made.' });

  await user.click(screen.getByRole('button', { name: 'Make a coupon' }));
  const again = await dialog('New coupon');
  await fill(user, again.getByRole('textbox', { name: 'Code' }), 'TEN');
  await user.click(again.getByRole('radio', { name: 'An amount' }));
  await fill(user, again.getByRole('textbox', { name: 'From a price of' }), '20');
  await user.click(again.getByRole('radio', { name: 'A percentage' }));
  await fill(user, again.getByRole('textbox', { name: 'Percent' }), '10');
  await user.click(again.getByRole('button', { name: 'Make the coupon' }));
  await waitFor(() => expect(of(calls, 'createCoupons')).toHaveLength(2));
  expect(of(calls, 'createCoupons')[1]?.body).toMatchObject({ discount: { percent: 10 }, min_amount_minor: null });
});

test('what is wrong with a coupon stands at its field, before and after it was sent', async () => {
  const { user, calls } = visit({
    createCoupons: () => {
      throw refusal('invalid', {
        errors: { code: ['This code is taken. Choose another.'], expires_at: ['Expiry date cannot be in the past.'] },
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Make a coupon' }));
  const form = await dialog('New coupon');
  const code = form.getByRole('textbox', { name: 'Code' });
  const percent = form.getByRole('textbox', { name: 'Percent' });
  await fill(user, code, 'A!');
  await fill(user, percent, '120');
  await user.click(form.getByRole('button', { name: 'Make the coupon' }));
  expect(code).toHaveAccessibleDescription(/A coupon code has 3 to 20 letters/);
  expect(percent).toHaveAccessibleDescription('Percent must be between 1 and 100.');
  expect(of(calls, 'createCoupons')).toHaveLength(0);
  await fill(user, code, 'TAKEN');
  await fill(user, percent, '100');
  await user.click(form.getByRole('button', { name: 'Make the coupon' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is taken\. Choose another\./));
  expect(code).toHaveFocus();
  expect(form.getByLabelText('Valid until')).toHaveAccessibleDescription(/Expiry date cannot be in the past\./);
});

test('many coupons are made at once; their codes are copied or kept as a file that runs nothing', async () => {
  const made = ['-FAIR-3467', 'FAIR-79AC'].map((code, n) => aCoupon({ id: anId(n), code }));
  const { user, calls } = visit({ createCoupons: made });
  await user.click(await screen.findByRole('button', { name: 'Make many' }));
  const form = await dialog('Many coupons');
  await fill(user, form.getByRole('textbox', { name: 'Beginning of the codes' }), 'fair');
  await fill(user, form.getByRole('textbox', { name: 'How many' }), '2');
  await fill(user, form.getByRole('textbox', { name: 'Percent' }), '10');
  await user.click(form.getByRole('button', { name: 'Make the coupons' }));
  const codes = await dialog('2 coupons are made');
  expect(of(calls, 'createCoupons')[0]?.body).toMatchObject({ kind: 'many', prefix: 'FAIR', count: 2 });
  expect(codes.getByRole('textbox', { name: 'Codes' })).toHaveValue('-FAIR-3467\nFAIR-79AC');
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(codes.getByRole('button', { name: 'Copy the codes' }));
  expect(copied).toHaveBeenCalledWith('-FAIR-3467\nFAIR-79AC');

  const kept: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${kept.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await user.click(codes.getByRole('button', { name: 'Download as CSV' }));
  expect(clicked.mock.contexts).toEqual([expect.objectContaining({ download: 'coupons.csv', href: 'blob:1' })]);
  const text = await kept[0]!.text();
  expect(text.split('\r\n').slice(1, 3)).toEqual(["'-FAIR-3467,10,,,,,,1", 'FAIR-79AC,10,,,,,,1']);
  await user.click(codes.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Make many' })).toHaveFocus();
});

test('limits are changed alone: what another operator may be changing is not sent', async () => {
  const { user, calls, toasts } = visit({
    listCoupons: couponsOf(aCoupon({ max_redemptions: 5, expires_at: '2999-03-02T09:30:15.123Z' })),
    updateCoupon: aCoupon(),
  });
  await user.click((await card()).getByRole('button', { name: 'Change limits of SPRING-26' }));
  const form = await dialog('Change limits of SPRING-26');
  expect(form.queryByRole('textbox', { name: 'Code' })).toBeNull();
  await fill(user, form.getByRole('textbox', { name: 'Uses by all together' }), '8');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(of(calls, 'updateCoupon')[0]?.body).toEqual({ max_redemptions: 8 });
  expect(toasts[0]).toMatchObject({ message: 'The limits of SPRING-26 are changed.' });
});

test('a limit below what is used is refused at its field, in the page’s words', async () => {
  const text = 'The limit cannot be below the 3 uses so far. To end the coupon, take it out of use.';
  const { user } = visit({
    updateCoupon: () => {
      throw refusal('invalid', { errors: { max_redemptions: [text] } });
    },
  });
  await user.click((await card()).getByRole('button', { name: 'Change limits of SPRING-26' }));
  const form = await dialog('Change limits of SPRING-26');
  const field = form.getByRole('textbox', { name: 'Uses by all together' });
  await fill(user, field, '1');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(text.slice(0, 40))));
});

test('a list that could not be read says so and is read again', async () => {
  let works = false;
  const { user } = visit({
    listCoupons: () => {
      if (!works) throw refusal('unavailable');
      return couponsOf(aCoupon());
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  works = true;
  await user.click(again);
  expect((await card()).getByText('10% off')).toBeVisible();
});

test('who may not manage coupons does not get here', async () => {
  renderScreen(<App />, {
    url: '/dashboard/coupons',
    session: { roles: ['admin'], permissions: [] },
    replies: { listCoupons: couponsOf(aCoupon()) },
  });
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('why a coupon of a creator stays with its course is told where that is chosen', async () => {
  const text = 'The creator of a course made this coupon. It applies to that course alone.';
  const { user } = visit({
    listCoupons: couponsOf(
      aCoupon({ applies_to: 'courses', item_ids: [anId(7)], items: [{ id: anId(7), name: 'Drawing with light' }] }),
    ),
    updateCoupon: () => {
      throw refusal('invalid', { errors: { applies_to: [text] } });
    },
  });
  await user.click((await card()).getByRole('button', { name: 'Change limits of SPRING-26' }));
  const form = await dialog('Change limits of SPRING-26');
  await user.click(form.getByRole('radio', { name: 'All courses' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(text)).toBeVisible();
});

test('all of it is in every language', async () => {
  const url = '/dashboard/coupons';
  const coupon = aCoupon({ redemption_count: 2, reserved_count: 3, starts_at: '2026-01-01T00:00:00.000Z' });
  const replies = { listCoupons: couponsOf(coupon) };
  expect(await untranslated(<App />, { url, session, replies, until: 'SPRING-26' })).toEqual([]);
  const empty = { url, session, replies: { listCoupons: couponsOf() }, until: /No coupons yet|Aucun code de/ };
  expect(await untranslated(<App />, empty)).toEqual([]);
});
