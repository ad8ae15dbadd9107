import { expect, test } from '@jest/globals';
import { leftOf, type LineFacts, lineObstacleOf, type RefundFacts, refundObstacleOf } from './refund-policy.ts';

const now = new Date('2026-11-24T12:00:00Z');
const daysAgo = (days: number): string => new Date(now.getTime() - days * 24 * 3_600_000).toISOString();
const aLine = (given: Partial<LineFacts> = {}): LineFacts => ({
  line_id: 'one',
  name: 'Sold with care',
  amount_minor: 2400,
  has_certificate: false,
  watched: 30,
  was_refunded_before: false,
  ...given,
});
const paid: RefundFacts = {
  kind: 'course',
  status: 'paid',
  amount_minor: 2400,
  paid_at: daysAgo(3),
  refunds: [],
  lines: [aLine()],
};
const asked = (
  status: RefundFacts['refunds'][number]['status'],
  line_id: string | null = null,
  amount_minor = 2400,
) => ({
  status,
  line_id,
  amount_minor,
});

test.each<[string, Partial<RefundFacts>, ReturnType<typeof refundObstacleOf>]>([
  ['a course paid for three days ago', {}, null],
  ['one of which a part was given back', { status: 'partially_refunded', refunds: [asked('complete', null, 1)] }, null],
  ['one paid for 30 days ago', { paid_at: daysAgo(30) }, null],
  ['one paid for 31 days ago', { paid_at: daysAgo(31) }, 'too_late'],
  ['one that is not paid yet', { status: 'initiated' }, 'not_paid'],
  ['one that was free by a coupon', { amount_minor: 0, lines: [aLine({ amount_minor: 0 })] }, 'not_paid'],
  ['one that was voided', { status: 'voided' }, 'not_paid'],
  ['one that was given back', { status: 'refunded', refunds: [asked('complete')] }, 'already_refunded'],
  ['one asked for already', { refunds: [asked('open')] }, 'already_asked'],
  ['one that was denied', { refunds: [asked('denied')] }, 'already_asked'],
  ['one with a certificate', { lines: [aLine({ has_certificate: true })] }, 'certificate_issued'],
  ['one of which more was watched', { lines: [aLine({ watched: 31 })] }, 'too_much_watched'],
  ['one that was refunded another time', { lines: [aLine({ was_refunded_before: true })] }, 'refunded_before'],
  ['a plan', { kind: 'subscription' }, 'subscription'],
])('%s', (_what, change, obstacle) => {
  const facts = { ...paid, ...change };
  expect(refundObstacleOf(facts, now)).toBe(obstacle);
  expect(lineObstacleOf(facts, facts.lines[0]!, now)).toBe(obstacle);
});

const other = aLine({ line_id: 'two', amount_minor: 600 });
const obstaclesOf = (change: Partial<RefundFacts>, lines = [aLine(), other]) => {
  const facts = { ...paid, kind: 'cart' as const, amount_minor: 3000, lines, ...change };
  return [refundObstacleOf(facts, now), ...lines.map((line) => lineObstacleOf(facts, line, now))];
};

test('what speaks against one item speaks against the whole, and not against the other', () => {
  expect(obstaclesOf({}, [aLine({ watched: 31 }), other])).toEqual(['too_much_watched', 'too_much_watched', null]);
  expect(obstaclesOf({}, [aLine({ has_certificate: true }), other])).toEqual([
    'certificate_issued',
    'certificate_issued',
    null,
  ]);
  expect(obstaclesOf({ refunds: [asked('open', 'one')] })).toEqual(['already_asked', 'already_asked', null]);
  expect(obstaclesOf({ refunds: [asked('open')] })).toEqual(['already_asked', 'already_asked', 'already_asked']);
});

test('an item whose money is back does not stand against the rest', () => {
  const watched = [aLine({ watched: 90 }), other];
  const change = { status: 'partially_refunded' as const, refunds: [asked('complete', 'one')] };
  expect(obstaclesOf(change, watched)).toEqual([null, 'already_refunded', null]);
  expect(leftOf({ ...paid, ...change, lines: watched })).toEqual([0, 600]);
});
