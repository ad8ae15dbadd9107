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
  failure?: { code: FailureCode; message: string };
  /** Days before the load. */
  at: number;
}

const [first, second] = demoLearners.map(({ email }) => email) as [string, string];

/** The learner of the login screen had a plan and left it; the second one has one that lasts. */
export const demoSubscriptions: DemoSubscription[] = [
  { email: first, plan: 'All courses, monthly (demo)', status: 'canceled', started: 52, periodEnds: 15, ended: 15 },
  { email: second, plan: 'All courses, yearly (demo)', status: 'active', started: 54, periodEnds: -325 },
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
];
