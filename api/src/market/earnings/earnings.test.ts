import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { PDFDocument } from 'pdf-lib';
import { v7 } from 'uuid';
import type { Share } from '@stoa/shared/contract/market/earnings.ts';
import { rowsOf } from '../../kernel/database/database.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCoupon } from '../../testing/coupon-builders.ts';
import { aMarketSite, aPaidCourse, buy, type MarketSite } from '../../testing/market-site.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { account } from '../ledger/accounts.ts';
import { monthOf } from './account-months.ts';

let it: MarketSite;
let operator: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

const aTeacher = () => aSignedIn(it.db, { roles: ['teacher'] });
const coursesOf = (seller: SignedIn, ...prices: number[]): Promise<CourseRow[]> =>
  Promise.all(prices.map((priceMinor) => aPaidCourse(it, { ownerId: seller.user.id, priceMinor })));
const earningsOf = ({ headers }: SignedIn) => call(it.app, 'getEarnings', { headers });
const salesOf = ({ headers }: SignedIn, currency = 'USD') =>
  call(it.app, 'listSales', { headers, query: { currency, per_page: 100 } });
const refund = (transaction_id: string, amount_minor: number) =>
  call(it.app, 'refundPayment', {
    headers: operator.headers,
    body: { key: v7(), transaction_id, amount_minor, reason: 'It did not fit.' },
  });

/** What the books say that this person is owed. */
async function ledgerBalance({ user }: SignedIn, currency = 'USD'): Promise<number> {
  const [row] = await rowsOf<{ owed: number }>(
    it.db,
    sql`select coalesce(-sum(amount_minor), 0)::float8 as owed from ledger_lines
        where account = ${account.creatorPayable(user.id, currency)}`,
  );
  return row!.owed;
}

const parts = ['sold_minor', 'discount_minor', 'tax_minor', 'fee_minor', 'taken_back_minor', 'earned_minor'] as const;
const sumOf = (shares: readonly Share[]) =>
  Object.fromEntries(parts.map((part) => [part, shares.reduce((sum, one) => sum + one[part], 0)]));
const ownOf = (one: Share) =>
  one.sold_minor - one.discount_minor - one.tax_minor - one.fee_minor - one.taken_back_minor;

test('a sale is told apart: price, discount, fee, and what is mine', async () => {
  const seller = await aTeacher();
  const [course] = await coursesOf(seller, 2400);
  const { code } = await aCoupon(it.db, { percent: 50 });
  await buy(it, await aSignedIn(it.db), [course!], { coupon: code, expected: 1200 });
  const [usd] = await earningsOf(seller);
  const share = { sold_minor: 2400, discount_minor: 1200, tax_minor: 0, fee_minor: 240, taken_back_minor: 0 };
  const mine = { ...share, earned_minor: 960 };
  expect(usd).toMatchObject({ currency: 'USD', ...mine, payable_minor: 960, paid_out_minor: 0 });
  expect(usd?.items).toEqual([{ kind: 'course', id: course!.id, name: course!.name, sales: 1, ...mine }]);
  expect(usd?.months).toEqual([
    {
      month: monthOf(new Date()),
      ...mine,
      opening_minor: 0,
      paid_out_minor: 0,
      closing_minor: 960,
      is_closed: false,
    },
  ]);
});

test('who paid is said nowhere', async () => {
  const seller = await aTeacher();
  const buyer = await aSignedIn(it.db, { firstName: 'Philippa' });
  await buy(it, buyer, await coursesOf(seller, 2400));
  const said = JSON.stringify([await earningsOf(seller), await salesOf(seller)]);
  for (const word of ['Philippa', buyer.user.email, buyer.user.id]) expect(said).not.toContain(word);
});

test('each seller of one payment sees their own lines alone', async () => {
  const [one, other] = [await aTeacher(), await aTeacher()];
  const [first] = await coursesOf(one, 1000);
  const [second] = await coursesOf(other, 3000);
  await buy(it, await aSignedIn(it.db), [first!, second!]);
  expect((await salesOf(one)).items.map(({ item }) => item.id)).toEqual([first!.id]);
  expect((await salesOf(other)).items).toMatchObject([{ sold_minor: 3000, fee_minor: 600, earned_minor: 2400 }]);
});

test('a refund takes from what was sold, and amounts of another currency stand apart', async () => {
  const seller = await aTeacher();
  const [course] = await coursesOf(seller, 2400);
  const yen = await aPaidCourse(it, { ownerId: seller.user.id, priceMinor: 1500, currency: 'JPY' });
  const paid = await buy(it, await aSignedIn(it.db), [course!]);
  await buy(it, await aSignedIn(it.db), [yen]);
  await refund(paid.id, 1200);
  const [usd] = (await earningsOf(seller)).filter(({ currency }) => currency === 'USD');
  expect(usd).toMatchObject({ earned_minor: 960, taken_back_minor: 960, payable_minor: 960 });
  expect((await salesOf(seller, 'JPY')).items).toMatchObject([
    { currency: 'JPY', sold_minor: 1500, earned_minor: 1200 },
  ]);
  expect((await salesOf(seller)).total).toBe(1);
});

describe('whatever is sold and paid back', () => {
  const deal = fc.record({
    prices: fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 3 }),
    /** Parts of a thousand of what is left. */
    back: fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 3 }),
  });

  test('all sums agree with one another and with the books, to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deal, { minLength: 1, maxLength: 4 }), async (deals) => {
        const teacher = await aTeacher();
        for (const { prices, back } of deals) await sell(teacher, prices, back);
        const [usd] = await earningsOf(teacher);
        const { items: sales } = await salesOf(teacher);
        const { earned_minor, payable_minor, items, months } = usd!;
        expect(earned_minor).toBe(await ledgerBalance(teacher));
        expect([ownOf(usd!), payable_minor, months.at(-1)?.closing_minor]).toEqual(Array(3).fill(earned_minor));
        for (const shares of [items, months, sales]) expect(sumOf(shares)).toEqual(sumOf([usd!]));
        for (const one of [...items, ...sales]) {
          expect(one.earned_minor).toBe(ownOf(one));
          expect(one.earned_minor).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 8 },
    );
  }, 120_000);

  async function sell(teacher: SignedIn, prices: number[], back: number[]): Promise<void> {
    const paid = await buy(it, await aSignedIn(it.db), await coursesOf(teacher, ...prices));
    let left = paid.amount_minor;
    for (const share of back) {
      const amount = Math.ceil((left * share) / 1000);
      if (amount > 0) await refund(paid.id, amount);
      left -= amount;
    }
  }
});

describe('a statement', () => {
  const now = monthOf(new Date());
  const linkOf = ({ headers }: SignedIn, month = now, format: 'csv' | 'pdf' = 'csv') =>
    call(it.app, 'getStatementLink', { headers, query: { currency: 'USD', month, format } });
  const open = async (seller: SignedIn, month = now) => {
    const { url } = await linkOf(seller, month);
    const reply = await it.app.inject({ method: 'GET', url });
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="stoa-statement-${month}-usd.csv"`);
    return reply.body
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
  };

  /** Moves what was booked for somebody to other moments, as the books themselves forbid. */
  async function bookAt({ user }: SignedIn, kind: string, at: string): Promise<void> {
    await it.db.execute(sql`alter table ledger_entries disable trigger ledger_entries_stay`);
    await it.db.execute(sql`update ledger_entries set at = ${at}::timestamptz where kind = ${kind} and id in (
      select entry_id from ledger_lines where account = ${account.creatorPayable(user.id, 'USD')})`);
    await it.db.execute(sql`alter table ledger_entries enable trigger ledger_entries_stay`);
  }

  test('opens with what the month before closed with, and names what moved in between', async () => {
    const seller = await aTeacher();
    const [course] = await coursesOf(seller, 2400);
    const paid = await buy(it, await aSignedIn(it.db), [course!]);
    await refund(paid.id, 1200);
    await bookAt(seller, 'sale', '2026-03-31T23:59:59.999Z');
    await bookAt(seller, 'refund', '2026-04-01T00:00:00Z');
    const [march, april, may] = [
      await open(seller, '2026-03'),
      await open(seller, '2026-04'),
      await open(seller, '2026-05'),
    ];
    expect(march.slice(1)).toEqual([
      ['2026-03-01T00:00:00.000Z', 'Opening balance', '', '', '', '', '', '', '0.00', 'USD'],
      ['2026-03-31T23:59:59.999Z', 'Sale', course!.name, '24.00', '0.00', '0.00', '4.80', '19.20', '19.20', 'USD'],
      ['2026-04-01T00:00:00.000Z', 'Closing balance', '', '', '', '', '', '', '19.20', 'USD'],
    ]);
    expect(april.slice(1)).toEqual([
      ['2026-04-01T00:00:00.000Z', 'Opening balance', '', '', '', '', '', '', '19.20', 'USD'],
      ['2026-04-01T00:00:00.000Z', 'Refund', course!.name, '', '', '', '', '-9.60', '9.60', 'USD'],
      ['2026-05-01T00:00:00.000Z', 'Closing balance', '', '', '', '', '', '', '9.60', 'USD'],
    ]);
    expect(may.slice(1).map((line) => line[8])).toEqual(['9.60', '9.60']);
  });

  test('of a month that is closed stays as it is, whatever is sold later', async () => {
    const seller = await aTeacher();
    await buy(it, await aSignedIn(it.db), await coursesOf(seller, 1000));
    await bookAt(seller, 'sale', '2026-03-10T12:00:00Z');
    const before = await open(seller, '2026-03');
    await buy(it, await aSignedIn(it.db), await coursesOf(seller, 5000));
    expect(await open(seller, '2026-03')).toEqual(before);
    expect((await open(seller)).at(-1)?.[1]).toBe('Balance so far');
  });

  test('does no harm in a spreadsheet', async () => {
    const seller = await aTeacher();
    const course = await aPaidCourse(it, {
      ownerId: seller.user.id,
      name: '=HYPERLINK("http://x")',
      slug: `formula-${v7()}`,
    });
    await buy(it, await aSignedIn(it.db), [course]);
    expect((await open(seller))[2]?.[2]).toBe(`"'=HYPERLINK(""http://x"")"`);
  });

  test('comes as pages, too, as many as it needs', async () => {
    const seller = await aTeacher();
    for (let round = 0; round < 4; round += 1) {
      const prices = Array.from({ length: 12 }, (_, at) => 1000 + at);
      await buy(it, await aSignedIn(it.db), await coursesOf(seller, ...prices));
    }
    const reply = await it.app.inject({ method: 'GET', url: (await linkOf(seller, now, 'pdf')).url });
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="stoa-statement-${now}-usd.pdf"`);
    const document = await PDFDocument.load(reply.rawPayload);
    expect([document.getTitle(), document.getPageCount()]).toEqual([
      expect.stringMatching(/^Statement of earnings · /),
      2,
    ]);
  });

  test('is opened by its link alone, and by no link for another', async () => {
    const [seller, other] = [await aTeacher(), await aTeacher()];
    const { url } = await linkOf(seller);
    for (const wrong of [url.replace(seller.user.id, other.user.id), url.replace('/csv', '/pdf'), url.split('?')[0]!]) {
      expect((await it.app.inject({ method: 'GET', url: wrong })).statusCode).toBeGreaterThanOrEqual(403);
    }
    expect((await refusedCall(it.app, 'getEarnings', {})).status).toBe(401);
  });
});
