import type { PurchasableKind, TransactionKind } from '@stoa/shared/contract/market/billing-words.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { Viewer } from '../../../kernel/viewer.ts';

/** One thing on sale, as it is today. */
export interface Item {
  id: string;
  name: string;
  /** Of its page; null where it has none. */
  slug: string | null;
  /** Minor units. */
  priceMinor: number;
  currency: string;
  /** Who gets what is left after tax and fee; null: the site sells it itself. */
  sellerId: string | null;
  /** The courses that it opens for this person; left out where it opens none. */
  courseIds?: readonly string[];
}

/** A line of a payment. */
export interface SoldLine {
  id: string;
  transactionId: string;
  kind: PurchasableKind;
  itemId: string;
}

/** What a kind of item needs to know of the payment that it is opened by. */
export interface Opening {
  userId: string;
  line: SoldLine;
}

/** Why something is closed that was paid for. */
export type Withdrawal = 'refunded' | 'voided';

/** The same of what it closes. */
export interface Closing extends Opening {
  why: Withdrawal;
}

/**
 * What can be bought is of a few kinds; each says what it costs this person, and what a payment of it opens. To sell
 * something else, add a kind here.
 */
export interface ItemKind {
  /** What a payment of one of it is called. */
  transactionKind: TransactionKind;
  /** Whether it may be paid for together with other items. */
  goesWithOthers: boolean;
  /** Paid for again and again: its card is kept, whatever the payer says of others. */
  keepsCard: boolean;
  /** What it costs; or why this person, or any guest, cannot buy it, as a rule. */
  find(db: Database, viewer: Viewer | undefined, id: string): Promise<Item | { obstacle: string }>;
  /** The courses that opening or closing it changes; left out where it changes none. */
  coursesOf?(db: Database, line: SoldLine): Promise<string[]>;
  /** Opens it, in the transaction that says it is paid. False: it opened nothing (it is gone, or theirs already), and the money goes back. */
  open(tx: Database, opening: Opening): Promise<boolean>;
  /** Closes what this line opened. False: it closed nothing, for something else that this person paid for holds it open. */
  close(tx: Database, closing: Closing): Promise<boolean>;
}
