import { expect, test } from '@jest/globals';
import { readReport, writeReport } from './report-address.ts';

const now = new Date('2026-03-28T23:30:00.000Z');
const read = (search: string) => readReport(new URLSearchParams(search), now);

test.each([
  ['', { from: '2026-03-01', to: '2026-03-28' }],
  ['range=7', { from: '2026-03-22', to: '2026-03-28' }],
  ['range=365', { from: '2025-03-29', to: '2026-03-28' }],
  ['range=own&from=2026-01-05&to=2026-01-09', { from: '2026-01-05', to: '2026-01-09' }],
])('%s is a period of whole days', (search, period) => {
  expect(read(search).period).toEqual(period);
});

test.each(['own', 'own&from=2026-02-30&to=2026-03-01', 'own&from=2026-03-02&to=2026-03-01', '12'])(
  'a range that is none (%s) is that of 28 days',
  (range) => {
    expect(read(`range=${range}`)).toMatchObject({ range: '28', period: { from: '2026-03-01', to: '2026-03-28' } });
  },
);

test.each([
  '',
  'tab=learners&learners=active_then&sort=watched&q=ada&course=c1&page=2',
  'tab=learners&course=c1&lesson=l1&stage=stopped&second=5&until=6',
  'tab=lessons&course=c1&lesson=l1&question=q1&attempts=chosen&option=o1&page=2',
  'tab=lessons&range=own&lesson=l1&from=2026-01-05&to=2026-01-09',
])('an address is written as it was read: %s', (search) => {
  const written = new URLSearchParams(writeReport(read(search)));
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(new URLSearchParams(search)));
});

test('what nobody knows is read as what stands there by itself', () => {
  expect(read('tab=x&sort=y&learners=z&page=-3')).toMatchObject({ tab: 'overview', sort: 'name', page: 1 });
});

test.each([
  ['a stage of seconds without them', 'lesson=l1&stage=watched'],
  ['a stage without a lesson', 'stage=began'],
  ['seconds that end before they begin', 'lesson=l1&stage=watched&second=5&until=4'],
])('%s narrows nothing', (_, search) => {
  expect(read(search)).toMatchObject({ stage: null, stretch: null });
});
