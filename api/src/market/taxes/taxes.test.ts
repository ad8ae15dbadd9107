import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { CountryCode } from '@stoa/shared/contract/kernel/countries.ts';
import type { TaxRateDraft } from '@stoa/shared/contract/market/taxes.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { aTaxRate, dayIn } from '../../testing/tax-builders.ts';
import { priceWithTax } from './tax-price.ts';
import { taxRates } from './taxes.tables.ts';

let it: TestApp;
let operator: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

const vat = { country: 'FR', name: 'VAT', rate: 2000, inclusive: true } as const;
const create = (body: Partial<TaxRateDraft>) =>
  call(it.app, 'createTaxRate', { headers: operator.headers, body: { ...vat, valid_from: dayIn(0), ...body } });
const refusedCreate = async (body: Partial<TaxRateDraft>) => {
  const draft = { ...vat, valid_from: dayIn(0), ...body };
  return (await refusedCall(it.app, 'createTaxRate', { headers: operator.headers, body: draft })).problem.errors;
};
const end = (id: string, ends_on = dayIn(0)) =>
  call(it.app, 'endTaxRate', { headers: operator.headers, params: { id }, body: { ends_on } });
const refusedEnd = async (id: string, ends_on = dayIn(0)) =>
  (await refusedCall(it.app, 'endTaxRate', { headers: operator.headers, params: { id }, body: { ends_on } })).problem;
const statesIn = async (country: string) =>
  (await call(it.app, 'listTaxRates', { headers: operator.headers }))
    .filter((rate) => rate.country === country)
    .map(({ name, state }) => [name, state]);
const taxIn = async (country: CountryCode) =>
  (await priceWithTax(it.db, { userId: operator.user.id, country, currency: 'EUR', amounts: [1000] })).tax?.name;

test('a newer rate takes over from its day, and what was stays told', async () => {
  await aTaxRate(it.db, { country: 'DE', name: 'Old', validFrom: dayIn(-700) });
  await aTaxRate(it.db, { country: 'DE', name: 'Until today', validFrom: dayIn(-10) });
  expect(await taxIn('DE')).toBe('Until today');
  expect(await create({ country: 'DE', name: 'From today' })).toMatchObject({
    state: 'in_force',
    ends_on: null,
    created_by: { id: operator.user.id },
  });
  await create({ country: 'DE', name: 'Next week', valid_from: dayIn(7) });
  expect(await taxIn('DE')).toBe('From today');
  expect(await statesIn('DE')).toEqual([
    ['Next week', 'upcoming'],
    ['From today', 'in_force'],
    ['Until today', 'over'],
    ['Old', 'over'],
  ]);
});

test('of two rates of one day, the one that was set last holds', async () => {
  await create({ country: 'IT', name: 'Mistyped', rate: 220 });
  await create({ country: 'IT', name: 'Put right', rate: 2200 });
  expect(await taxIn('IT')).toBe('Put right');
});

test('a rate that is ended leaves nothing to take from that day on, nor does the one before it come back', async () => {
  await aTaxRate(it.db, { country: 'ES', name: 'Before', validFrom: dayIn(-700) });
  const { id } = await aTaxRate(it.db, { country: 'ES', name: 'Ended', validFrom: dayIn(-10) });
  expect(await end(id, dayIn(1))).toMatchObject({ state: 'in_force', ends_on: dayIn(1) });
  expect(await taxIn('ES')).toBe('Ended');
  expect((await refusedEnd(id)).errors).toEqual({ ends_on: ['This rate has ended already.'] });
  const { id: now } = await create({ country: 'ES', name: 'Once more' });
  expect(await end(now)).toMatchObject({ state: 'over', ends_on: dayIn(0) });
  expect(await taxIn('ES')).toBeUndefined();
});

test('a rate that has not begun is withdrawn, and the one before it goes on', async () => {
  await aTaxRate(it.db, { country: 'PT', name: 'Now' });
  const { id } = await create({ country: 'PT', name: 'Planned', valid_from: dayIn(30) });
  expect(await end(id)).toMatchObject({ state: 'withdrawn', ends_on: null });
  expect(await taxIn('PT')).toBe('Now');
  expect(await refusedEnd(id)).toMatchObject({ code: 'invalid' });
});

test('nothing begins or ends in the past, and a rate is one that a country may have', async () => {
  expect(await refusedCreate({ valid_from: dayIn(-1) })).toEqual({ valid_from: ['Choose today or a later day.'] });
  expect(await refusedCreate({ rate: 0 })).toEqual({ rate: ['The rate is between 0.01 and 50 percent.'] });
  expect(await refusedCreate({ rate: 5001 })).toEqual({ rate: ['The rate is between 0.01 and 50 percent.'] });
  expect(await refusedCreate({ name: 'V' })).toEqual({ name: ['Give the tax a name of 2 to 20 characters.'] });
  expect(await refusedCreate({ country: 'XX' as 'FR' })).toEqual({ country: ['Choose a country from the list.'] });
  const { id } = await aTaxRate(it.db, { country: 'NL' });
  expect((await refusedEnd(id, dayIn(-1))).errors).toEqual({ ends_on: ['Choose today or a later day.'] });
});

test('not even the database changes a rate, or lets it go', async () => {
  const { id } = await aTaxRate(it.db, { country: 'BE' });
  const isRefused = expect.objectContaining({ cause: expect.objectContaining({ code: '23514' }) });
  await expect(it.db.update(taxRates).set({ rate: 1 }).where(eq(taxRates.id, id))).rejects.toEqual(isRefused);
  await expect(it.db.delete(taxRates).where(eq(taxRates.id, id))).rejects.toEqual(isRefused);
});

test('taxes are for those who manage payments', async () => {
  const { headers } = await aSignedIn(it.db, { roles: ['teacher'] });
  expect((await refusedCall(it.app, 'listTaxRates', { headers })).status).toBe(403);
  const body = { ...vat, valid_from: dayIn(0) };
  expect((await refusedCall(it.app, 'createTaxRate', { headers, body })).status).toBe(403);
});

test('people see and change what is kept of where they pay from', async () => {
  const { headers } = await aSignedIn(it.db);
  expect(await call(it.app, 'getBillingDetails', { headers })).toEqual({ details: null, needs_country: true });
  const body = { country: 'FR', name: ' Atelier Lumière ', address: '1 rue du Four\n75006 Paris', tax_id: '' } as const;
  const kept = await call(it.app, 'updateBillingDetails', { headers, body });
  expect(kept).toEqual({ ...body, name: 'Atelier Lumière' });
  expect(await call(it.app, 'getBillingDetails', { headers })).toEqual({ details: kept, needs_country: true });
});
