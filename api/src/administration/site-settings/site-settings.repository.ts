import { sql } from 'drizzle-orm';
import type { SiteSettings, SiteSettingsValues } from '@stoa/shared/contract/administration/site-settings.ts';
import type { Database } from '../../kernel/database/database.ts';
import { siteSettings } from './site-settings.tables.ts';

/** Nobody else sets anything until the transaction ends. */
export const lockSiteSettings = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('site settings', 0))`);

export async function findSiteSettings(db: Database): Promise<SiteSettings> {
  const [row] = await db.select().from(siteSettings);
  if (row === undefined) return { version: 0, help: '', contact: '', social: [] };
  return { version: row.version, help: row.help, contact: row.contact, social: [...row.social] };
}

export const keepSiteSettings = (tx: Database, { help, contact, social }: SiteSettingsValues) =>
  tx
    .insert(siteSettings)
    .values({ help, contact, social })
    .onConflictDoUpdate({
      target: siteSettings.id,
      set: { ...(help !== undefined && { help }), contact, social, version: sql`${siteSettings.version} + 1` },
    });
