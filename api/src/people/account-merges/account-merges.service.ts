import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { MergePart, MergePreview } from '@stoa/shared/contract/people/account-merges.ts';
import type { MergeRefusal } from '@stoa/shared/contract/people/merge-words.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { FIRST_LOCALE } from '@stoa/shared/contract/site/locales.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Merging } from '../../kernel/merge-rule.ts';
import { invalid, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { queueMail } from '../../telling/mail/queue-mail.ts';
import { type Held, holdPeople } from '../account-acts/act-on-people.ts';
import { endImpersonationsOf } from '../impersonations/impersonations.repository.ts';
import { recordEnd } from '../impersonations/impersonations.service.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { revokeSessions } from '../sessions/sessions.repository.ts';
import { takeBackLinks } from '../users/open-links.ts';
import { requireListed } from '../users/require-listed.ts';
import { listedUserOf } from '../users/users.service.ts';
import { closeMerged, findMergedInto, insertMerge } from './account-merges.repository.ts';
import { listEmailAliases } from './email-aliases.service.ts';
import { foldAccounts } from './fold-accounts.ts';
import { giveWay } from './give-way.ts';
import { rehearse } from './rehearse.ts';
import { findRefusals } from './refusals.ts';

type Merger = Pick<Context, 'db' | 'nouns' | 'limits'>;

/** The merge itself, tried and undone: what is shown is what was found. */
export async function previewMerge({ db, nouns }: Merger, viewer: Viewer, merging: Merging): Promise<MergePreview> {
  requireTwo(merging);
  const [from, into] = [await requireListed(db, merging.from), await requireListed(db, merging.into)];
  const refusals = await findRefusals({ db, nouns }, merging, viewer.user.id);
  const parts =
    refusals.length > 0 ? [] : await giveWay(() => rehearse(db, (tx) => foldAccounts({ db: tx, nouns }, merging)));
  return { from: listedUserOf(from), into: listedUserOf(into), refusals, parts };
}

/** In one transaction. Asked again for what is done, it does nothing. */
export async function mergeUsers(
  context: Merger,
  viewer: Viewer,
  { reason, password, ...merging }: Merging & { reason: string; password?: string | undefined },
): Promise<{ ok: true }> {
  const { db, nouns } = context;
  requireTwo(merging);
  await requirePassword(context, viewer.user.id, { field: 'password', password });
  if ((await findMergedInto(db, merging.from)) === merging.into) return { ok: true };
  await giveWay(() =>
    db.transaction(async (tx) => {
      const people = await holdPeople(tx, viewer, [merging.from, merging.into]);
      const refusals = await findRefusals({ db: tx, nouns }, merging, viewer.user.id);
      if (refusals[0] !== undefined) throw new Problem('conflict', refusalText[refusals[0]]);
      await merge({ db: tx, nouns }, viewer, { ...merging, people, reason });
    }),
  );
  return { ok: true };
}

async function merge(
  { db: tx, nouns }: Pick<Merger, 'db' | 'nouns'>,
  viewer: Viewer,
  { from, into, people, reason }: Merging & { people: readonly Held[]; reason: string },
): Promise<void> {
  const ended = await endImpersonationsOf(tx, [from, into]);
  for (const id of [from, into]) {
    await revokeSessions(tx, id);
    await takeBackLinks(tx, nouns, id);
  }
  const parts = await foldAccounts({ db: tx, nouns }, { from, into });
  await closeMerged(tx, { from, into });
  await insertMerge(tx, { fromId: from, intoId: into, mergedBy: viewer.user.id, reason });
  await tellBoth(tx, { from, into, people });
  const act = { kind: 'accounts_merged', actorId: viewer.user.id, why: reason } as const;
  await recordAudit(tx, { ...act, subject: { type: 'person', id: from }, after: { merged_into: into } });
  await recordAudit(tx, {
    ...act,
    subject: { type: 'person', id: into },
    after: { merged_from: from, moved: totalOf(parts, 'moved'), collided: totalOf(parts, 'collided') },
  });
  for (const row of ended) await recordEnd(tx, row, viewer.user.id);
}

const totalOf = (parts: readonly MergePart[], what: 'moved' | 'collided'): number =>
  parts.reduce((sum, part) => sum + part[what], 0);

async function tellBoth(tx: Database, { from, into, people }: Merging & { people: readonly Held[] }): Promise<void> {
  const [ended, kept] = [from, into].map((id) => people.find((one) => one.id === id));
  if (ended === undefined || kept === undefined) throw new Error('Both accounts were held.');
  for (const { email, fullName, firstName, locale } of [ended, kept]) {
    await queueMail(tx, {
      to: { address: email, name: fullName },
      locale: locale ?? FIRST_LOCALE,
      template: 'accounts_merged',
      values: { first_name: firstName, kept: kept.email, ended: ended.email, login_path: to.login() },
    });
  }
}

export async function listMerges(db: Database, id: string) {
  await requireListed(db, id);
  return listEmailAliases(db, id);
}

function requireTwo({ from, into }: Merging): void {
  if (from === into) throw invalid({ from_id: rule('Choose another account than the one that stays.') });
}

const refusalText: Record<MergeRefusal, string> = {
  own_account: 'Nobody merges their own account.',
  super_admin: 'One of these accounts is a super-admin’s. Take that role first.',
  shared: 'Everyone shares this demo account, so it cannot be merged.',
  suspended: 'One of these accounts is suspended. Restore it first.',
  leaving: 'One of these accounts is about to be deleted.',
  has_sold: 'The account that would end has sold, and books are never rewritten. Let that account stay.',
  two_plans: 'Both accounts have a plan that goes on. End one of them first.',
  two_verifications: 'Both accounts wait to be verified as creators. Decide on one of them first.',
  creator_revoked: 'One of these accounts may no longer teach, and the other may. Decide on that first.',
};
