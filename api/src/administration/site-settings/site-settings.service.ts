import type { SiteSettings, SiteSettingsValues } from '@stoa/shared/contract/administration/site-settings.ts';
import type { AuditFacts } from '../../kernel/audit/audit.tables.ts';
import { changedFacts } from '../../kernel/audit/changed-facts.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findSiteSettings, keepSiteSettings, lockSiteSettings } from './site-settings.repository.ts';

export const updateSiteSettings = (
  db: Database,
  { user }: Viewer,
  { base_version, ...values }: SiteSettingsValues & { base_version: number },
): Promise<SiteSettings> =>
  db.transaction(async (tx) => {
    await lockSiteSettings(tx);
    const before = await findSiteSettings(tx);
    if (before.version !== base_version)
      throw new Problem('conflict', 'Someone has changed this since then. Look at it as it is now, and try again.');
    await keepSiteSettings(tx, values);
    await recordAudit(tx, {
      kind: 'site_links_changed',
      actorId: user.id,
      subject: { type: 'setting', id: 'site-links', name: 'footer' },
      ...changedFacts(factsOf(before), factsOf({ help: before.help, ...values })),
    });
    return findSiteSettings(tx);
  });

const factsOf = ({ help = '', contact, social }: SiteSettingsValues): AuditFacts => ({
  help,
  contact,
  social: social.map(({ name, url }) => `${name}: ${url}`),
});
