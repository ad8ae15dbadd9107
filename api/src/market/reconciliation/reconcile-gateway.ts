import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Difference } from '../ledger/prove-ledger.repository.ts';
import { UNFINISHED_S } from '../payments/check-payment.ts';
import type { Gateway, ReportedPayment } from '../payments/gateways/gateway.ts';
import {
  findAgreedUntil,
  findHoldingsOf,
  findHoldingsSince,
  type Holding,
  keepAgreedUntil,
} from './reconciliation.repository.ts';

const DAY_MS = 24 * 3_600_000;
/** What a gateway tells of is looked at for so long, however long ago the last proof was. */
const MOST_DAYS = 31;
/** A day is looked at twice: what moved while it was compared is compared again. */
const OVERLAP_MS = DAY_MS;
const CLOCKS_DIFFER_MS = 3_600_000;
const MOST_PAYMENTS = 200_000;
const LONGEST_MS = 5 * 60_000;
const AT_ONCE = 500;

/** `not_compared`: neither agreement nor difference is known. */
export type Reconciliation =
  | { kind: 'agreed'; gateway: string; since: Date; payments: number }
  | { kind: 'differs'; difference: Difference }
  | { kind: 'not_compared'; gateway: string; cause: string };

/**
 * Holds the books against what the gateway itself says that it took, gave back and undid since the last proof. Undefined:
 * this site has no gateway. It only reads, but for remembering until when both agreed.
 */
export async function reconcileGateway({
  db,
  gateway,
}: Pick<Context, 'db' | 'gateway'>): Promise<Reconciliation | undefined> {
  if (gateway === undefined) return undefined;
  const { name } = gateway;
  const toldAt = new Date();
  const since = await sinceWhen(db, name, toldAt);
  const told = await readReport(gateway, since);
  if (told.kind === 'unknown') return { kind: 'not_compared', gateway: name, cause: told.cause };
  const difference = await findDifference(db, told.payments, { gateway: name, since, toldAt });
  if (difference !== undefined) return { kind: 'differs', difference };
  await keepAgreedUntil(db, name, toldAt);
  return { kind: 'agreed', gateway: name, since, payments: told.payments.size };
}

async function sinceWhen(db: Database, gateway: string, now: Date): Promise<Date> {
  const earliest = now.getTime() - MOST_DAYS * DAY_MS;
  const agreedUntil = (await findAgreedUntil(db, gateway))?.getTime() ?? earliest;
  return new Date(Math.max(earliest, agreedUntil - OVERLAP_MS));
}

/** What a gateway holds under one reference, of all that it took under it. */
interface Told {
  currency: string;
  heldMinor: number;
}

async function readReport(
  gateway: Gateway,
  since: Date,
): Promise<{ kind: 'known'; payments: Map<string, Told> } | { kind: 'unknown'; cause: string }> {
  if (gateway.report === undefined) return { kind: 'unknown', cause: 'it keeps no list of what it took' };
  const until = Date.now() + LONGEST_MS;
  const taken = new Map<string, ReportedPayment>();
  for await (const page of gateway.report(since)) {
    if (page.kind === 'unknown') return page;
    for (const payment of page.payments) taken.set(payment.ref, payment);
    if (taken.size > MOST_PAYMENTS) return { kind: 'unknown', cause: 'it tells of too much at once' };
    if (Date.now() > until) return { kind: 'unknown', cause: 'it takes too long to tell' };
  }
  return { kind: 'known', payments: byReference([...taken.values()]) };
}

function byReference(taken: readonly ReportedPayment[]): Map<string, Told> {
  const told = new Map<string, Told>();
  for (const { reference, currency, paidMinor, refundedMinor, isVoided } of taken) {
    const before = told.get(reference)?.heldMinor ?? 0;
    told.set(reference, { currency, heldMinor: before + (isVoided ? 0 : paidMinor - refundedMinor) });
  }
  return told;
}

/** First of what the gateway tells of, then of what our books alone know. */
async function findDifference(
  db: Database,
  told: ReadonlyMap<string, Told>,
  { gateway, since, toldAt }: { gateway: string; since: Date; toldAt: Date },
): Promise<Difference | undefined> {
  const moment = { toldAt, youngS: UNFINISHED_S };
  const references = [...told.keys()];
  for (let at = 0; at < references.length; at += AT_ONCE) {
    const some = references.slice(at, at + AT_ONCE);
    const ours = new Map((await findHoldingsOf(db, some, moment)).map((one) => [one.reference, one]));
    for (const reference of some) {
      const theirs = told.get(reference)!;
      const own = ours.get(reference);
      if (!(own === undefined ? theirs.heldMinor === 0 : agrees(own, theirs)))
        return differenceOf(reference, own, theirs);
    }
  }
  // What began just then may have begun before it, there.
  const begunAfter = new Date(since.getTime() + CLOCKS_DIFFER_MS);
  const begun = await findHoldingsSince(db, { gateway, since: begunAfter }, moment);
  const lacking = begun.find((own) => !told.has(own.reference) && !agrees(own, { ...own, heldMinor: 0 }));
  return lacking && differenceOf(lacking.reference, lacking, { currency: lacking.currency, heldMinor: 0 });
}

const agrees = ({ currency, heldMinor, leavingMinor, isMoving }: Holding, theirs: Told): boolean =>
  isMoving ||
  (currency === theirs.currency && theirs.heldMinor <= heldMinor && theirs.heldMinor >= heldMinor - leavingMinor);

const differenceOf = (reference: string, own: Holding | undefined, theirs: Told): Difference => ({
  kind: 'gateway',
  transactionId: own?.id ?? null,
  reference,
  currency: theirs.currency,
  bookedMinor: own?.currency === theirs.currency ? own.heldMinor : 0,
  dueMinor: theirs.heldMinor,
});
