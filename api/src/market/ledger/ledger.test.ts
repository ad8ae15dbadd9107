import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { causesOf, type Database } from '../../kernel/database/database.ts';
import type { Connection } from '../../kernel/database/connect.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { transactions } from '../billing/billing.tables.ts';
import { account } from './accounts.ts';
import { findEntries } from './find-entries.ts';
import { ledgerEntries, ledgerLines } from './ledger.tables.ts';
import { type Entry, postEntry } from './post-entry.ts';

let connection: Connection;
let db: Database;
let transactionId: string;
beforeAll(async () => {
  connection = await openTestDatabase();
  db = connection.db;
});
afterAll(() => connection.close());
beforeEach(async () => {
  transactionId = await aPaid();
});

async function aPaid(): Promise<string> {
  const id = v7();
  await db.insert(transactions).values({
    id,
    reference: `ST-${id.slice(-8).toUpperCase()}`,
    kind: 'course',
    itemId: v7(),
    amountMinor: 1000,
    currency: 'USD',
    status: 'paid',
    gateway: 'sandbox',
    idempotencyKey: v7(),
  });
  return id;
}

/** 10.00 USD: 2.00 for this site, the rest for the creator. */
const aSale = (change: Partial<Extract<Entry, { transactionId: string }>> = {}): Entry => ({
  key: `sale:${transactionId}`,
  kind: 'sale',
  transactionId,
  currency: 'USD',
  lines: [
    { account: account.gatewayReceivable('sandbox', 'USD'), amountMinor: 1000 },
    { account: account.platformFee('USD'), amountMinor: -200 },
    { account: account.creatorPayable('ada', 'USD'), amountMinor: -800 },
  ],
  ...change,
});

const post = (entry: Entry) => db.transaction((tx) => postEntry(tx, entry));
const countLines = () => db.$count(ledgerLines);

/** What the database says when a transaction of these statements ends. */
async function refusalOf(...statements: SQL[]): Promise<string> {
  try {
    await db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement);
    });
  } catch (error) {
    return String(causesOf(error).at(-1)?.message);
  }
  return 'none';
}

describe('an entry', () => {
  test('that balances is read again as it was posted', async () => {
    const id = await post(aSale());
    expect(await findEntries(db, transactionId)).toEqual([
      {
        id,
        kind: 'sale',
        at: expect.stringMatching(/Z$/),
        reverses: null,
        lines: [
          { account: 'gateway_receivable:sandbox:USD', amount_minor: 1000 },
          { account: 'platform_fee:USD', amount_minor: -200 },
          { account: 'creator_payable:ada:USD', amount_minor: -800 },
        ],
      },
    ]);
  });

  test('posted again under its key is the same one, and nothing is added', async () => {
    const id = await post(aSale());
    const before = await countLines();
    expect(await post(aSale({ lines: aSale().lines.toReversed() }))).toBe(id);
    expect(await countLines()).toBe(before);
  });

  test('posted by two at once is one', async () => {
    const [one, other] = await Promise.all([post(aSale()), post(aSale())]);
    expect(one).toBe(other);
    expect(await findEntries(db, transactionId)).toHaveLength(1);
  });

  test('of other content under a key that is taken is refused', async () => {
    await post(aSale());
    const other = aSale({
      lines: [
        { account: account.gatewayReceivable('sandbox', 'USD'), amountMinor: 999 },
        { account: account.platformFee('USD'), amountMinor: -999 },
      ],
    });
    await expect(post(other)).rejects.toThrow(`Under the key sale:${transactionId}, another ledger entry was posted.`);
  });

  test('that does not balance, moves nothing or is no integer is refused where it is posted', async () => {
    const lines = (...amounts: number[]) => amounts.map((amountMinor) => ({ account: 'tax:USD', amountMinor }));
    await expect(post(aSale({ lines: lines(5, -4) }))).rejects.toThrow('does not balance: its lines add up to 1.');
    await expect(post(aSale({ lines: lines(0, 0) }))).rejects.toThrow('moves nothing');
    await expect(post(aSale({ lines: [] }))).rejects.toThrow('moves nothing');
    await expect(post(aSale({ lines: lines(0.5, -0.5) }))).rejects.toThrow('an amount that is no integer');
    expect(await findEntries(db, transactionId)).toEqual([]);
  });

  test('leaves out its lines of nothing', async () => {
    const { lines } = aSale();
    await post(aSale({ lines: [...lines, { account: account.tax('USD'), amountMinor: 0 }] }));
    expect((await findEntries(db, transactionId))[0]?.lines).toHaveLength(3);
  });

  test('keeps amounts beyond 32 bits', async () => {
    const amountMinor = 9_000_000_000_000;
    await post(
      aSale({
        lines: [
          { account: account.bank('USD'), amountMinor },
          { account: account.payerClearing('USD'), amountMinor: -amountMinor },
        ],
      }),
    );
    expect((await findEntries(db, transactionId))[0]?.lines[0]?.amount_minor).toBe(amountMinor);
  });

  test('is not there when its transaction is rolled back', async () => {
    const rolledBack = db.transaction(async (tx) => {
      await postEntry(tx, aSale());
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await findEntries(db, transactionId)).toEqual([]);
    expect(await db.$count(ledgerEntries, sql`transaction_id = ${transactionId}`)).toBe(0);
  });

  test('takes another back in parts, and none of another payment', async () => {
    const reverses = await post(aSale());
    const back = (key: string, of = transactionId) =>
      aSale({
        key,
        kind: 'refund',
        transactionId: of,
        reverses,
        lines: [
          { account: account.platformFee('USD'), amountMinor: 100 },
          { account: account.gatewayReceivable('sandbox', 'USD'), amountMinor: -100 },
        ],
      });
    await post(back(`refund:${v7()}`));
    await post(back(`refund:${v7()}`));
    expect((await findEntries(db, transactionId)).map((entry) => entry.reverses)).toEqual([null, reverses, reverses]);
    await expect(post(back(`refund:${v7()}`, await aPaid()))).rejects.toMatchObject({ cause: { code: '23503' } });
  });
});

describe('the database itself', () => {
  const entry = (id: string, lineCount: number) =>
    sql`insert into ledger_entries (id, key, kind, transaction_id, currency, line_count)
        values (${id}, ${id}, 'sale', ${transactionId}, 'USD', ${lineCount})`;
  const line = (id: string, position: number, amount: number, { name = 'tax:USD', currency = 'USD' } = {}) =>
    sql`insert into ledger_lines (entry_id, position, account, currency, amount_minor)
        values (${id}, ${position}, ${name}, ${currency}, ${amount})`;
  const whole = async () => {
    const id = v7();
    expect(await refusalOf(entry(id, 2), line(id, 0, 5), line(id, 1, -5))).toBe('none');
    return id;
  };

  test('refuses an entry that does not balance', async () => {
    const id = v7();
    expect(await refusalOf(entry(id, 2), line(id, 0, 5), line(id, 1, -4))).toMatch(/does not balance.* add up to 1\./);
  });

  test('refuses an entry of one line, of none, and one that lacks a line', async () => {
    const [one, none, lacking] = [v7(), v7(), v7()];
    expect(await refusalOf(entry(one, 1), line(one, 0, 5))).toContain('line_count');
    expect(await refusalOf(entry(none, 2))).toContain('has 0 lines, not the 2');
    expect(await refusalOf(entry(lacking, 3), line(lacking, 0, 5), line(lacking, 1, -5))).toContain('has 2 lines');
  });

  test('refuses lines that come late to a finished entry, though they balance', async () => {
    const id = await whole();
    expect(await refusalOf(line(id, 2, 5))).toContain('does not balance');
    expect(await refusalOf(line(id, 2, 5), line(id, 3, -5))).toContain('has 4 lines, not the 2');
  });

  test('refuses a line of nothing, of another currency, and of an account of another currency', async () => {
    const id = v7();
    expect(await refusalOf(entry(id, 2), line(id, 0, 0))).toContain('amount_minor');
    expect(await refusalOf(entry(id, 2), line(id, 0, 5, { name: 'tax:EUR', currency: 'EUR' }))).toContain(
      'foreign key',
    );
    expect(await refusalOf(entry(id, 2), line(id, 0, 5, { name: 'tax:EUR' }))).toContain('check constraint');
  });

  test('refuses to change, delete and empty what was posted', async () => {
    const id = await whole();
    for (const statement of [
      sql`update ledger_lines set amount_minor = 7 where entry_id = ${id}`,
      sql`update ledger_entries set kind = 'gift' where id = ${id}`,
      sql`delete from ledger_lines where entry_id = ${id}`,
      sql`delete from ledger_entries where id = ${id}`,
      sql`truncate ledger_lines`,
      sql`truncate ledger_entries cascade`,
    ]) {
      expect(await refusalOf(statement)).toContain('The ledger is never changed.');
    }
  });

  test('can be asked to look at once', async () => {
    const id = v7();
    expect(
      await refusalOf(entry(id, 2), line(id, 0, 5), sql`set constraints all immediate`, line(id, 1, -5)),
    ).toContain('does not balance');
  });
});
