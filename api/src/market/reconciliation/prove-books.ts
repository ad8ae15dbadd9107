import type { Context } from '../../kernel/context.ts';
import { linesOf, type Proof, proveLedger } from '../ledger/prove-ledger.ts';
import { reconcileGateway, type Reconciliation } from './reconcile-gateway.ts';

export interface BooksProof extends Proof {
  /** Undefined: there is no gateway, or the books differ in themselves, and are not compared with anything. */
  reconciliation: Exclude<Reconciliation, { kind: 'differs' }> | undefined;
}

/** The books in themselves, with what was paid, and with what the gateway says: the first difference. */
export async function proveBooks(context: Pick<Context, 'db' | 'gateway'>): Promise<BooksProof> {
  const proof = await proveLedger(context.db);
  if (proof.difference !== undefined) return { ...proof, reconciliation: undefined };
  const reconciliation = await reconcileGateway(context);
  return reconciliation?.kind === 'differs'
    ? { ...proof, difference: reconciliation.difference, reconciliation: undefined }
    : { ...proof, reconciliation };
}

export const proofLines = ({ reconciliation, ...proof }: BooksProof): string[] => [
  ...linesOf(proof),
  ...(reconciliation === undefined ? [] : [lineOf(reconciliation)]),
];

export function lineOf(reconciliation: NonNullable<BooksProof['reconciliation']>): string {
  const { kind, gateway } = reconciliation;
  if (kind === 'not_compared') return `${gateway}: not compared, for ${reconciliation.cause}.`;
  return `${gateway}: its books agree since ${reconciliation.since.toISOString()}. Payments: ${reconciliation.payments}.`;
}
