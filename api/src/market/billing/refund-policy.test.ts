import { expect, test } from '@jest/globals';
import { type RefundFacts, refundObstacleOf } from './refund-policy.ts';

const now = new Date('2026-11-24T12:00:00Z');
const daysAgo = (days: number): string => new Date(now.getTime() - days * 24 * 3_600_000).toISOString();
const paid: RefundFacts = {
  kind: 'course',
  status: 'paid',
  amount_minor: 2400,
  paid_at: daysAgo(3),
  was_asked: false,
  has_certificate: false,
  watched: 30,
  was_refunded_before: false,
};

test.each<[string, Partial<RefundFacts>, ReturnType<typeof refundObstacleOf>]>([
  ['a course paid for three days ago', {}, null],
  ['one of which a part was given back', { status: 'partially_refunded' }, null],
  ['one paid for 30 days ago', { paid_at: daysAgo(30) }, null],
  ['one paid for 31 days ago', { paid_at: daysAgo(31) }, 'too_late'],
  ['one that is not paid yet', { status: 'initiated' }, 'not_paid'],
  ['one that was free by a coupon', { amount_minor: 0 }, 'not_paid'],
  ['one that was voided', { status: 'voided' }, 'not_paid'],
  ['one that was given back', { status: 'refunded' }, 'already_refunded'],
  ['one asked for already', { was_asked: true }, 'already_asked'],
  ['one with a certificate', { has_certificate: true }, 'certificate_issued'],
  ['one of which more was watched', { watched: 31 }, 'too_much_watched'],
  ['one that was refunded another time', { was_refunded_before: true }, 'refunded_before'],
  ['a plan', { kind: 'subscription' }, 'subscription'],
])('%s', (_what, change, obstacle) => {
  expect(refundObstacleOf({ ...paid, ...change }, now)).toBe(obstacle);
});
