import type { FailureCode, SubscriptionStatus, TransactionStatus } from '@stoa/shared/contract/market/billing-words.ts';
import { demoLearners } from './demo-accounts.ts';

/** No payment of the demo content was ever made: plans say so in their name, payments in their reference and gateway. */
export const DEMO_GATEWAY = 'demo';

export const demoPlans = [
  { name: 'All courses, monthly (demo)', interval: 'month', amountMinor: 1900, trialDays: 7 },
  { name: 'All courses, yearly (demo)', interval: 'year', amountMinor: 19_000, trialDays: 14 },
] as const;
type DemoPlanName = (typeof demoPlans)[number]['name'];

interface DemoSubscription {
  email: string;
  plan: DemoPlanName;
  status: SubscriptionStatus;
  /** Days before the load; a negative number lies ahead. */
  started: number;
  periodEnds: number;
  ended?: number;
  pastDue?: { since: number; nextTry: number; failure: FailureCode };
}

export interface DemoTransaction {
  email: string;
  /** Stands behind `DEMO-` in its reference. */
  number: string;
  /** A plan's name, a course's address, or nothing where a card was only checked. */
  item: { plan: DemoPlanName } | { course: string } | null;
  status: TransactionStatus;
  /** Minor units. */
  amount: number;
  discount?: number;
  /** The code that gave the discount. */
  coupon?: string;
  refunded?: number;
  /** The payer asks for all of it back, and waits for an answer. */
  asksBack?: string;
  /** Why people are to look at it. */
  review?: string;
  failure?: { code: FailureCode; message: string };
  /** Days before the load. */
  at: number;
}

const emailOf = (number: number): string => demoLearners[number - 1]!.email;
const [first, second, third, fourth, fifth] = [emailOf(1), emailOf(2), emailOf(3), emailOf(4), emailOf(5)];

/** The learner of the login screen had a plan and left it; of the others one has each state that a plan can be in. */
export const demoSubscriptions: DemoSubscription[] = [
  { email: first, plan: 'All courses, monthly (demo)', status: 'canceled', started: 52, periodEnds: 15, ended: 15 },
  { email: second, plan: 'All courses, yearly (demo)', status: 'active', started: 54, periodEnds: -325 },
  { email: third, plan: 'All courses, monthly (demo)', status: 'trialing', started: 2, periodEnds: -5 },
  {
    email: fourth,
    plan: 'All courses, monthly (demo)',
    status: 'past_due',
    started: 33,
    periodEnds: 2,
    pastDue: { since: 2, nextTry: -1, failure: 'insufficient_funds' },
  },
  { email: fifth, plan: 'All courses, monthly (demo)', status: 'expired', started: 90, periodEnds: 59, ended: 45 },
];

export const demoTransactions: DemoTransaction[] = [
  { email: first, number: '1001', item: null, status: 'voided', amount: 100, at: 52 },
  { email: first, number: '1002', item: { plan: 'All courses, monthly (demo)' }, status: 'paid', amount: 1900, at: 45 },
  {
    email: first,
    number: '1003',
    item: { course: 'grids-that-hold-a-page' },
    status: 'refunded',
    amount: 1900,
    refunded: 1900,
    at: 31,
  },
  {
    email: first,
    number: '1004',
    item: { course: 'portraits-by-a-window' },
    status: 'failed',
    amount: 2400,
    failure: { code: 'card_declined', message: 'The card was declined.' },
    at: 3,
  },
  {
    email: second,
    number: '2001',
    item: { plan: 'All courses, yearly (demo)' },
    status: 'paid',
    amount: 15_200,
    discount: 3800,
    coupon: 'DEMO-YEARLY-20',
    at: 40,
  },
  {
    email: second,
    number: '2002',
    item: { course: 'usability-tests-this-week' },
    status: 'partially_refunded',
    amount: 2400,
    refunded: 600,
    at: 31.3,
  },
  {
    email: second,
    number: '2003',
    item: { course: 'spanish-for-everyday-errands' },
    status: 'captured',
    amount: 1900,
    at: 3.8,
  },
  {
    email: third,
    number: '2101',
    item: { course: 'usability-tests-this-week' },
    status: 'voided',
    amount: 2400,
    at: 0.5,
  },
  {
    email: fourth,
    number: '2201',
    item: { plan: 'All courses, monthly (demo)' },
    status: 'paid',
    amount: 1900,
    at: 33,
  },
  {
    email: fourth,
    number: '2202',
    item: { plan: 'All courses, monthly (demo)' },
    status: 'failed',
    amount: 1900,
    failure: { code: 'insufficient_funds', message: 'The card does not have enough money on it.' },
    at: 2,
  },
  {
    email: fifth,
    number: '2301',
    item: { course: 'grids-that-hold-a-page' },
    status: 'initiated',
    amount: 1900,
    review: 'Demo data: the gateway never said what became of this payment.',
    at: 6,
  },
  {
    email: fifth,
    number: '2302',
    item: { course: 'portraits-by-a-window' },
    status: 'authorized',
    amount: 2400,
    review: 'Demo data: the bank set the money aside, and nobody collected it.',
    at: 5,
  },
  {
    email: emailOf(7),
    number: '2701',
    item: { course: 'spanish-for-everyday-errands' },
    status: 'paid',
    amount: 1900,
    asksBack: 'Demo data: the payer wanted another course.',
    at: 24,
  },
];

/** What was paid out to the teacher of the login screen. Minor units; days before the load. */
export const demoPayout = { reference: 'DEMO-PAYOUT-1', amount: 5000, at: 10 };
