import type { Database } from '../../kernel/database/database.ts';
import type { RefundRow, TransactionRow } from '../billing/billing.tables.ts';
import { spread } from '../billing/spread.ts';
import { account } from '../ledger/accounts.ts';
import { findRefunds } from '../billing/refunds.repository.ts';
import { findEntries } from '../ledger/find-entries.ts';
import { findLinesByKeys } from '../ledger/ledger.repository.ts';
import { postEntry } from '../ledger/post-entry.ts';
import type { LineRow } from './payments.tables.ts';

type Line = Pick<LineRow, 'amountMinor' | 'taxMinor' | 'feeMinor' | 'sellerId'>;

/** Account → what it gets of these lines. */
function partsOf(lines: readonly Line[], currency: string): Map<string, number> {
  const parts = new Map<string, number>();
  const add = (name: string, amount: number) => parts.set(name, (parts.get(name) ?? 0) + amount);
  for (const { amountMinor, taxMinor, feeMinor, sellerId } of lines) {
    if (sellerId !== null) add(account.creatorPayable(sellerId, currency), amountMinor - taxMinor - feeMinor);
    add(account.platformFee(currency), feeMinor);
    add(account.tax(currency), taxMinor);
  }
  return parts;
}

/** What the payer owes goes to whoever sold; then the gateway has it. Nothing is booked where nothing was paid. */
export async function bookSale(tx: Database, transaction: TransactionRow, lines: readonly Line[]): Promise<void> {
  const { id: transactionId, amountMinor, currency, gateway, paidAt } = transaction;
  if (amountMinor === 0) return;
  const credits = [...partsOf(lines, currency)].map(([name, amount]) => ({ account: name, amountMinor: -amount }));
  const clearing = account.payerClearing(currency);
  const entry = { transactionId, currency, at: paidAt ?? undefined };
  await postEntry(tx, {
    ...entry,
    key: saleKey(transactionId),
    kind: 'sale',
    lines: [{ account: clearing, amountMinor }, ...credits],
  });
  await postEntry(tx, {
    ...entry,
    key: `payment:${transactionId}`,
    kind: 'payment',
    lines: [
      { account: account.gatewayReceivable(gateway, currency), amountMinor },
      { account: clearing, amountMinor: -amountMinor },
    ],
  });
}

/** The gateway has handed over what it held. */
export async function bookSettlement(tx: Database, transaction: TransactionRow, at?: Date): Promise<void> {
  const { id: transactionId, currency, gateway } = transaction;
  const receivable = account.gatewayReceivable(gateway, currency);
  const held = (await balancesOf(tx, transactionId)).get(receivable) ?? 0;
  if (held === 0) return;
  await postEntry(tx, {
    key: `settlement:${transactionId}`,
    kind: 'settlement',
    transactionId,
    currency,
    at,
    lines: [
      { account: account.bank(currency), amountMinor: held },
      { account: receivable, amountMinor: -held },
    ],
  });
}

/** `line`: of it alone; else of all that is left, by what each still has. */
export async function bookRefund(
  tx: Database,
  transaction: TransactionRow,
  { refund, line, at }: { refund: Pick<RefundRow, 'id' | 'amountMinor'>; line: LineRow | undefined; at?: Date },
): Promise<void> {
  await bookBack(tx, transaction, {
    key: `refund:${refund.id}`,
    kind: 'refund',
    amountMinor: refund.amountMinor,
    ofLine: line && (await leftOfLine(tx, transaction, line)),
    at,
  });
}

/** Account → what it has left of one line, after what was paid back of it before. */
async function leftOfLine(
  tx: Database,
  { id, currency }: TransactionRow,
  line: LineRow,
): Promise<ReadonlyMap<string, number>> {
  const left = partsOf([line], currency);
  const before = (await findRefunds(tx, id, 'paid back')).filter(({ lineId }) => lineId === line.id);
  const keys = before.map((refund) => `refund:${refund.id}`);
  for (const { account: name, amountMinor } of await findLinesByKeys(tx, keys)) {
    if (left.has(name)) left.set(name, left.get(name)! - amountMinor);
  }
  return left;
}

/** The gateway let go of all that it held. */
export async function bookVoid(tx: Database, transaction: TransactionRow): Promise<void> {
  const { id, amountMinor } = transaction;
  if (amountMinor > 0)
    await bookBack(tx, transaction, { key: `void:${id}`, kind: 'void', amountMinor, ofLine: undefined, at: undefined });
}

const saleKey = (transactionId: string): string => `sale:${transactionId}`;

interface Back {
  key: string;
  kind: string;
  amountMinor: number;
  ofLine: ReadonlyMap<string, number> | undefined;
  at: Date | undefined;
}

async function bookBack(
  tx: Database,
  transaction: TransactionRow,
  { key, kind, amountMinor, ofLine, at }: Back,
): Promise<void> {
  const { id: transactionId, currency, gateway, settledAt } = transaction;
  const entries = await findEntries(tx, transactionId);
  const clearing = account.payerClearing(currency);
  const from = settledAt === null ? account.gatewayReceivable(gateway, currency) : account.bank(currency);
  const shares = backFrom(await balancesOf(tx, transactionId), { amountMinor, ofLine });
  const reverses = (of: string) => entries.find((entry) => entry.kind === of)?.id;
  const [sale, payment] = [reverses('sale'), reverses('payment')];
  const entry = { transactionId, currency, at };
  await postEntry(tx, {
    ...entry,
    key,
    kind,
    lines: [...shares, { account: clearing, amountMinor: -amountMinor }],
    ...(sale !== undefined && { reverses: sale }),
  });
  await postEntry(tx, {
    ...entry,
    key: `${key}:payment`,
    kind: `${kind}_payment`,
    lines: [
      { account: clearing, amountMinor },
      { account: from, amountMinor: -amountMinor },
    ],
    ...(payment !== undefined && { reverses: payment }),
  });
}

/** Who gives how much back: first of what they have left of the line; the rest by what all have left. */
function backFrom(
  balances: ReadonlyMap<string, number>,
  { amountMinor, ofLine }: Pick<Back, 'amountMinor' | 'ofLine'>,
) {
  const owed = [...balances].filter(([name]) => !isMoney(name)).map(([name, balance]) => ({ name, left: -balance }));
  const own = owed.map(({ name, left }) => Math.max(0, Math.min(ofLine?.get(name) ?? 0, left)));
  const ofOwn = Math.min(amountMinor, sum(own));
  const first = spread(ofOwn, own);
  const more = spread(
    amountMinor - ofOwn,
    owed.map(({ left }, at) => left - first[at]!),
  );
  return owed.map(({ name }, at) => ({ account: name, amountMinor: first[at]! + more[at]! }));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** Accounts that say where money is, not whose it is. */
const isMoney = (name: string): boolean => /^(payer_clearing|gateway_receivable|bank):/.test(name);

async function balancesOf(tx: Database, transactionId: string): Promise<Map<string, number>> {
  const balances = new Map<string, number>();
  for (const { lines } of await findEntries(tx, transactionId)) {
    for (const { account: name, amount_minor } of lines) balances.set(name, (balances.get(name) ?? 0) + amount_minor);
  }
  return balances;
}
