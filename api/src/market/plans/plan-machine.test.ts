import { expect, test } from '@jest/globals';
import { subscriptionStatuses } from '@stoa/shared/contract/market/billing-words.ts';
import { judgePlan, planEvents } from './plan-machine.ts';

/** Row: what happens. Column: the status before. `to effect`, or nothing. */
const table = `
  event          | trialing             | active               | past_due       | canceled | expired
  pay            | active extend        | active extend        | active extend  |          | active extend
  trial_over     | past_due miss        |                      |                |          |
  renewal_failed |                      | past_due miss        | past_due miss  |          |
  cancel_at_end  | trialing mark_ending | active mark_ending   | canceled end   |          |
  resume         | trialing go_on       | active go_on         |                |          |
  period_over    | canceled end         | canceled end         |                |          |
  lapse          |                      |                      | expired end    |          |
  take_back      |                      | canceled end         | canceled end   |          |
`;
const [, ...rows] = table
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()));

test('the table names every event, and every status once', () => {
  expect(rows.map(([event]) => event)).toEqual([...planEvents]);
});

test.each(planEvents.flatMap((event) => subscriptionStatuses.map((status) => [event, status] as const)))(
  '%s while %s',
  (event, status) => {
    const cell = rows.find(([name]) => name === event)![subscriptionStatuses.indexOf(status) + 1];
    const verdict = judgePlan(status, event);
    expect(verdict === undefined ? '' : `${verdict.to} ${verdict.effect}`).toBe(cell);
  },
);
