import type { ChannelsChange, NotificationChannels } from '@stoa/shared/contract/telling/notifications.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { channelsOf, isAlwaysTold, kindsFor } from './channels.policy.ts';
import { findChosenChannels, upsertChannels } from './channels.repository.ts';

export async function listChannels(db: Database, { user, permissions }: Viewer): Promise<NotificationChannels[]> {
  const chosen = new Map((await findChosenChannels(db, user.id)).map((row) => [row.kind, row]));
  return kindsFor(permissions).map((kind) => channelsOf(kind, chosen.get(kind)));
}

export async function updateChannels(
  db: Database,
  viewer: Viewer,
  change: ChannelsChange,
): Promise<NotificationChannels[]> {
  const { kind, site, mail } = change;
  if (!kindsFor(viewer.permissions).includes(kind)) {
    throw invalid({ kind: rule('You do not get notifications of this kind.') });
  }
  if (!isAlwaysTold(kind)) await upsertChannels(db, viewer.user.id, { unchosen: channelsOf(kind, null), change });
  else if (site === false || mail === false) {
    const kept = rule('This keeps your account safe and is always told.');
    throw invalid({ ...(site === false && { site: kept }), ...(mail === false && { mail: kept }) });
  }
  return listChannels(db, viewer);
}
