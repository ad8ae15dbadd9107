import { beforeAll, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anId } from '@stoa/shared/testing/builders.ts';
import { type RecordedCall, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { anOperatedPlan } from '../testing/plan-builders.ts';

// Its code takes longer to come than a test waits for a row.
beforeAll(async () => {
  await Promise.all([
    import('./plans-screen.tsx'),
    import('../features/plans/new-plan-modal.tsx'),
    import('../features/plans/change-plan-modal.tsx'),
  ]);
});

const session = { roles: ['super-admin' as const], permissions: ['manage-payments' as const] };
const visit = (replies: Replies = {}) =>
  renderScreen(<App />, { url: '/dashboard/plans', session, replies: { listPlans: [anOperatedPlan()], ...replies } });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const of = (calls: readonly RecordedCall[], name: RecordedCall['name']) => calls.filter((one) => one.name === name);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a plan shows what it costs, how it is tried, who has it and whether it is sold', async () => {
  visit({
    listPlans: [
      anOperatedPlan(),
      anOperatedPlan({
        id: anId(801),
        name: 'Old times',
        interval: 'year',
        trial_days: 0,
        active: 0,
        retired_at: '2026-04-01T09:00:00.000Z',
      }),
    ],
  });
  const sold = await row(/Every course/);
  for (const text of ['$19 a month', '14 days', '31 pay', '2 on trial, 1 past due', 'On sale now']) {
    expect(sold.getByText(text)).toBeVisible();
  }
  const old = await row(/Old times/);
  for (const text of ['$19 a year', 'None', 'Nobody pays', 'Off sale', 'Since 1 Apr 2026']) {
    expect(old.getByText(text)).toBeVisible();
  }
  expect(old.getByRole('button', { name: 'Put back on sale: Old times' })).toBeVisible();
});

test('where there is none, it says what a plan is; a list that cannot be read is asked for again', async () => {
  let isDown = true;
  const { user } = visit({
    listPlans: () => {
      if (isDown) throw refusal('internal');
      return [];
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'No plans yet' })).toBeVisible();
});

test('a new plan is put on sale with price, interval and trial', async () => {
  const { user, calls, toasts } = visit({ createPlan: anOperatedPlan() });
  await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
  const form = await dialog('New plan');
  await user.click(form.getByRole('button', { name: 'Put it on sale' }));
  expect(await form.findByText('Give the plan a name of 3 to 60 characters.')).toBeVisible();
  expect(form.getByText('A plan has a price.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Every course');
  await user.type(form.getByRole('textbox', { name: 'Price' }), '19.90');
  await user.selectOptions(form.getByRole('combobox', { name: 'Paid' }), 'Each year');
  await user.selectOptions(form.getByRole('combobox', { name: 'Currency' }), 'EUR');
  const days = form.getByRole('textbox', { name: 'Days of free trial' });
  await user.clear(days);
  await user.type(days, '91');
  await user.click(form.getByRole('button', { name: 'Put it on sale' }));
  expect(await form.findByText('A trial lasts 0 to 90 days.')).toBeVisible();
  expect(of(calls, 'createPlan')).toEqual([]);
  await user.clear(days);
  await user.type(days, '30');
  await user.click(form.getByRole('button', { name: 'Put it on sale' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Every course is on sale.' }]));
  expect(of(calls, 'createPlan')[0]?.body).toEqual({
    name: 'Every course',
    amount_minor: 1990,
    currency: 'EUR',
    interval: 'year',
    trial_days: 30,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a name that another plan has is said at its field, and what was written stays', async () => {
  const message = 'Another plan on sale has this name.';
  const { user } = visit({
    updatePlan: () => {
      throw refusal('invalid', { errors: { name: [message] } });
    },
  });
  await user.click((await row(/Every course/)).getByRole('button', { name: 'Edit Every course' }));
  const form = await dialog('Name and trial of Every course');
  const name = form.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'All of it');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(name).toHaveValue('All of it');
});

test('name and trial are changed, and nothing else', async () => {
  const { user, calls, toasts } = visit({ updatePlan: anOperatedPlan({ name: 'All of it' }) });
  await user.click((await row(/Every course/)).getByRole('button', { name: 'Edit Every course' }));
  const form = await dialog('Name and trial of Every course');
  await user.clear(form.getByRole('textbox', { name: 'Days of free trial' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]));
  expect(of(calls, 'updatePlan')[0]?.body).toEqual({ name: 'Every course', trial_days: 0 });
});

test('a plan is taken off sale, and back by undo', async () => {
  let retired: string | null = null;
  const now = () => anOperatedPlan({ retired_at: retired });
  const { user, calls, toasts } = visit({
    listPlans: () => [now()],
    updatePlan: ({ body }) => {
      retired = body.on_sale ? null : '2026-04-01T09:00:00.000Z';
      return now();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take off sale: Every course' }));
  expect(await screen.findByText('Off sale')).toBeVisible();
  expect(toasts).toMatchObject([{ message: 'Every course is off sale. Everyone who has it keeps it.' }]);
  act(() => toasts[0]?.action?.run());
  expect(await screen.findByText('On sale now')).toBeVisible();
  expect(of(calls, 'updatePlan').map(({ body }) => body)).toEqual([{ on_sale: false }, { on_sale: true }]);
});

test('the screen speaks French', async () => {
  const options = {
    url: '/dashboard/plans',
    session,
    replies: {
      listPlans: [anOperatedPlan(), anOperatedPlan({ id: anId(801), retired_at: '2026-04-01T09:00:00.000Z' })],
    },
    until: 'Every course',
  } satisfies Parameters<typeof untranslated>[1];
  expect(await untranslated(<App />, options)).toEqual([]);
});
