import { desc } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import type { Settings } from '../../kernel/settings.ts';
import { type Seller, sellers } from './receipts.tables.ts';

/** As the site calls itself everywhere. */
const SITE = 'Stoa';

export const sellerOf = ({ siteUrl, legalName, legalAddress, taxId }: Settings): Seller => ({
  site: SITE,
  host: new URL(siteUrl).host,
  name: legalName ?? null,
  address: legalAddress,
  taxId: taxId ?? null,
});

export async function findSeller(db: Database): Promise<Seller | undefined> {
  const [row] = await db.select().from(sellers).orderBy(desc(sellers.since), desc(sellers.id)).limit(1);
  return row?.particulars;
}

/** What settings say now is what receipts say from now on; those that were issued keep what they say. */
export async function keepSeller(db: Database, settings: Settings): Promise<void> {
  const [before, seller] = [await findSeller(db), sellerOf(settings)];
  if (JSON.stringify(before && inOrder(before)) === JSON.stringify(seller)) return;
  await db.insert(sellers).values({ particulars: seller });
}

/** The database keeps the fields of JSON in an order of its own. */
const inOrder = ({ site, host, name, address, taxId }: Seller): Seller => ({ site, host, name, address, taxId });
