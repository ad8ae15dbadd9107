import { beforeAll, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { TaxRate, TaxTotal } from '@stoa/shared/contract/market/taxes.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

beforeAll(async () => {
  await import('./taxes-screen.tsx');
  await import('../features/taxes/new-rate-modal.tsx');
  await import('../features/taxes/end-rate-modal.tsx');
});

const aRate = (given: Partial<TaxRate> = {}): TaxRate => ({
  id: anId(1),
  country: 'FR',
  name: 'TVA',
  rate: 2000,
  inclusive: true,
  valid_from: '2026-01-01',
  ends_on: null,
  state: 'in_force',
  created_by: { id: anId(2), name: 'Ada Porch' },
  ...given,
});
const aTotal = (given: Partial<TaxTotal> = {}): TaxTotal => ({
  country: 'FR',
  name: '=TVA',
  rate: 550,
  currency: 'USD',
  net_minor: 100_00,
  tax_minor: 5_50,
  returned_minor: 1_50,
  ...given,
});
const session = { roles: ['super-admin' as const], permissions: ['manage-payments' as const] };
const visit = (replies: Replies = {}, url = '/dashboard/taxes') =>
  renderScreen(<App />, { url, session, replies: { listTaxRates: [aRate()], listTaxTotals: [], ...replies } });
const sent = ({ calls }: ReturnType<typeof visit>, wanted: string) =>
  calls.filter(({ name }) => name === wanted).map(({ body, query }) => body ?? query);

test('a site without taxes says what a rate would do', async () => {
  visit({ listTaxRates: [] });
  expect(await screen.findByText('No tax is taken on this site')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Tax taken' })).toBeNull();
});

test('what holds and what comes stand there by country, and what was on demand', async () => {
  const { user } = visit({
    listTaxRates: [
      aRate({ id: anId(11), rate: 2100, valid_from: '2027-01-01', state: 'upcoming' }),
      aRate({ ends_on: '2027-01-01' }),
      aRate({ id: anId(12), rate: 1960, valid_from: '2020-01-01', state: 'over' }),
      aRate({ id: anId(13), country: 'DE', name: 'MwSt', rate: 1900, inclusive: false }),
    ],
  });
  const rows = async () => (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
  expect(await rows()).toEqual([
    expect.stringMatching(/France.*21%.*1 Jan 2027.*To come/),
    expect.stringMatching(/France.*Included in prices.*20%.*by Ada Porch.*In force.*ends on 1 Jan 2027/),
    expect.stringMatching(/Germany.*Added to prices.*19%/),
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Show earlier rates' }));
  expect(await rows()).toContainEqual(expect.stringMatching(/France.*19\.6%.*Over/));
});

test('a rate is added in percent, from a day on', async () => {
  const page = visit({ createTaxRate: aRate({ rate: 550 }) });
  const { user, toasts } = page;
  await user.click(await screen.findByRole('button', { name: 'Add a rate' }));
  const form = within(await screen.findByRole('form', { name: 'New tax rate' }));
  await user.click(form.getByRole('button', { name: 'Add the rate' }));
  expect(await form.findByText('Give the tax a name of 2 to 20 characters.')).toBeVisible();
  expect(form.getByText('Choose a country from the list.')).toBeVisible();
  expect(sent(page, 'createTaxRate')).toEqual([]);
  await user.click(form.getByRole('combobox', { name: 'Country' }));
  await user.paste('fran');
  await user.click(await screen.findByRole('option', { name: 'France' }));
  await user.type(form.getByRole('textbox', { name: 'Name of the tax' }), 'TVA');
  await user.type(form.getByRole('textbox', { name: 'Rate in percent' }), '5,5');
  await user.selectOptions(
    form.getByRole('combobox', { name: 'Prices of this site' }),
    'do not include it: it is added',
  );
  await user.click(form.getByRole('button', { name: 'Add the rate' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]));
  expect(sent(page, 'createTaxRate')).toEqual([
    {
      country: 'FR',
      name: 'TVA',
      rate: 550,
      inclusive: false,
      valid_from: new Date().toISOString().slice(0, 10),
    },
  ]);
  await waitFor(() => expect(sent(page, 'listTaxRates')).toHaveLength(2));
});

test('a rate that holds is ended on a day, and what the server says against it stands at the field', async () => {
  let isLate = true;
  const page = visit({
    endTaxRate: () => {
      if (isLate) throw refusal('invalid', { errors: { ends_on: ['Choose today or a later day.'] } });
      return aRate({ state: 'over', ends_on: '2026-03-02' });
    },
  });
  const { user, toasts } = page;
  await user.click(await screen.findByRole('button', { name: 'End TVA of France' }));
  const form = within(await screen.findByRole('form', { name: 'End TVA of France?' }));
  await user.click(form.getByRole('button', { name: 'End the rate' }));
  expect(await form.findByText('Choose today or a later day.')).toBeVisible();
  isLate = false;
  await user.click(form.getByRole('button', { name: 'End the rate' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]));
});

test('a rate that has not begun is withdrawn without asking for a day', async () => {
  const { user, toasts } = visit({
    listTaxRates: [aRate({ state: 'upcoming' })],
    endTaxRate: aRate({ state: 'withdrawn' }),
  });
  await user.click(await screen.findByRole('button', { name: 'End TVA of France' }));
  expect(await screen.findByText(/has not begun/)).toBeVisible();
  expect(screen.queryByLabelText('Ends on')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw the rate' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'TVA of France was withdrawn.' }]));
});

test('tax that was taken is told for the time in the address, and saved without formulas', async () => {
  const page = visit({ listTaxTotals: [aTotal()] }, '/dashboard/taxes?from=2026-01-01&until=2026-03-31');
  const table = within(await screen.findByRole('table', { name: 'Tax taken' }));
  for (const text of ['=TVA 5.5%', '$100', '$5.50', '$1.50', '$4']) expect(table.getByText(text)).toBeVisible();
  expect(sent(page, 'listTaxTotals')).toEqual([{ from: '2026-01-01', until: '2026-03-31' }]);
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = jest.fn<(url: string) => void>();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await page.user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  expect(saved).toHaveLength(1);
  expect(await new Response(saved[0]).text()).toContain("FR,'=TVA,5.5,USD,100.00,5.50,1.50");
});

test('every text is there in every language', async () => {
  expect(
    await untranslated(<App />, {
      url: '/dashboard/taxes',
      session,
      replies: { listTaxRates: [aRate({ country: 'DE' })], listTaxTotals: [aTotal({ name: 'TVA', country: 'DE' })] },
      until: /5\.5|5,5/,
      except: ['Taxes'],
    }),
  ).toEqual([]);
});
