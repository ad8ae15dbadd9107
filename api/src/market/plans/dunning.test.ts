import { expect, test } from '@jest/globals';
import type { PlanFailure } from '@stoa/shared/contract/market/billing-words.ts';
import { lapsesAt, nextTryAt } from './dunning.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 2, number));
const since = day(1);

test.each<[string, PlanFailure | null, number, Date | null]>([
  ['on the first day', 'card_declined', 1, day(2)],
  ['after the first try again', 'insufficient_funds', 2, day(4)],
  ['after the second', 'gateway_refused', 4, day(6)],
  ['after the third', 'card_declined', 6, day(8)],
  ['after the last', 'card_declined', 8, null],
  ['of a card that expired', 'card_expired', 1, null],
  ['of one whose bank asks its owner', 'authentication_failed', 1, null],
  ['without a card', null, 1, null],
  ['without a country', 'country_unknown', 1, null],
])('the next try %s', (_when, failure, today, expected) => {
  expect(nextTryAt(failure, { since, now: day(today) })).toEqual(expected);
});

test('it lapses after a fortnight', () => {
  expect(lapsesAt(since)).toEqual(day(15));
});
