import type { NotificationChannels } from '@stoa/shared/contract/telling/notifications.ts';
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
  wanted: NotificationChannels,
): Promise<NotificationChannels[]> {
  const { kind, site, mail } = wanted;
  if (!kindsFor(viewer.permissions).includes(kind)) {
    throw invalid({ kind: rule('You do not get notifications of this kind.') });
  }
  if (!isAlwaysTold(kind)) await upsertChannels(db, viewer.user.id, wanted);
  else if (!site || !mail) {
    const kept = rule('This keeps your account safe and is always told.');
    throw invalid({ ...(!site && { site: kept }), ...(!mail && { mail: kept }) });
  }
  return listChannels(db, viewer);
}
