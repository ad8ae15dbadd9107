import type { Discount } from '@stoa/shared/contract/market/discount-of.ts';

/** All begin with `DEMO-`, so that nobody takes them for offers. */
export interface DemoCoupon {
  code: `DEMO-${string}`;
  /** Amounts are in USD cents. */
  discount: Discount;
  /** A course's address: its teacher made the coupon for it. Left out: an operator made it. */
  by?: { teacherOf: string };
  /** The plan that it is for; left out, and made by an operator: everything. */
  plan?: 'All courses, yearly (demo)';
  /** Days before the load; a negative number lies ahead. */
  starts: number;
  ends?: number;
  most?: number;
  leastPrice?: number;
  /** The demo sales of this course in its time were paid with it. */
  usedFor?: string;
}

/** What was handed out at a fair that never took place: each is good for one person. */
const fairCodes = ['4KD7RXQ9', '7MAH3TPC', '9FXE6GKW', 'CQ4N7YRD'] as const;

export const demoCoupons: DemoCoupon[] = [
  { code: 'DEMO-WELCOME-10', discount: { percent: 10 }, starts: 60, usedFor: 'cleaning-messy-data' },
  {
    code: 'DEMO-TEN-OFF',
    discount: { amountMinor: 1000 },
    starts: 35,
    ends: -60,
    leastPrice: 3000,
    usedFor: 'honest-marketing-experiments',
  },
  { code: 'DEMO-YEARLY-20', discount: { percent: 20 }, plan: 'All courses, yearly (demo)', starts: 60 },
  { code: 'DEMO-ENDED-20', discount: { percent: 20 }, starts: 41, ends: 25, usedFor: 'negotiation-without-drama' },
  { code: 'DEMO-FIRST-TWO', discount: { percent: 50 }, starts: 20, most: 2, usedFor: 'proofreading-with-method' },
  ...fairCodes.map((random): DemoCoupon => ({
    code: `DEMO-FAIR-${random}`,
    discount: { percent: 15 },
    starts: 2,
    ends: -90,
    most: 1,
  })),
  {
    code: 'DEMO-ICONS-5',
    discount: { amountMinor: 500 },
    by: { teacherOf: 'icons-that-read-small' },
    starts: 50,
    ends: 27,
    usedFor: 'icons-that-read-small',
  },
  {
    code: 'DEMO-ICONS-25',
    discount: { percent: 25 },
    by: { teacherOf: 'icons-that-read-small' },
    starts: 24,
    ends: -6,
    most: 20,
    usedFor: 'icons-that-read-small',
  },
];

/** The one with which a course was paid so many days before the load. */
export const couponUsedFor = (course: string, at: number): DemoCoupon | undefined =>
  demoCoupons.find(({ usedFor, starts, ends = -Infinity }) => usedFor === course && starts > at && at > ends);
