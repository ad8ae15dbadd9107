import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { BillingDetails } from '@stoa/shared/contract/market/taxes.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../../app.tsx';

const kept: BillingDetails = { country: 'FR', name: 'Atelier Lumière', address: '1 rue du Four', tax_id: '' };
const at = (replies: Replies) =>
  renderScreen(<App />, {
    url: '/account/billing',
    session: {},
    replies: {
      getPlan: { subscription: null, plans: [], can_try: true },
      listTransactions: { items: [], page: 1, per_page: 20, total: 0 },
      listCards: [],
      getBillingDetails: { details: kept, needs_country: true },
      updateBillingDetails: ({ body }) => body,
      ...replies,
    },
  });
const details = async () => within(await screen.findByRole('region', { name: 'Billing details' }));

test('what is kept can be seen and changed', async () => {
  const { user, calls, toasts } = at({});
  const form = await details();
  await waitFor(() => expect(form.getByRole('combobox', { name: 'Country' })).toHaveValue('France'));
  await user.click(form.getByRole('combobox', { name: 'Country' }));
  await user.clear(form.getByRole('combobox', { name: 'Country' }));
  await user.paste('japa');
  await user.click(await screen.findByRole('option', { name: 'Japan' }));
  await user.click(form.getByRole('textbox', { name: 'Tax number' }));
  await user.paste('JP123');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]));
  expect(calls.find(({ name }) => name === 'updateBillingDetails')?.body).toEqual({
    ...kept,
    country: 'JP',
    tax_id: 'JP123',
  });
});

test('without a country nothing is kept, and what failed is said without losing what was typed', async () => {
  const { user } = at({
    getBillingDetails: { details: null, needs_country: true },
    updateBillingDetails: () => {
      throw refusal('internal');
    },
  });
  const form = await details();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Choose a country from the list.')).toBeVisible();
  await user.click(form.getByRole('combobox', { name: 'Country' }));
  await user.paste('japa');
  await user.click(await screen.findByRole('option', { name: 'Japan' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('alert')).toBeVisible();
  expect(form.getByRole('combobox', { name: 'Country' })).toHaveValue('Japan');
});

test('where no tax is taken and nothing is kept nobody is asked', async () => {
  at({ getBillingDetails: { details: null, needs_country: false } });
  expect(await screen.findByText('No payments yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Billing details' })).toBeNull();
});
