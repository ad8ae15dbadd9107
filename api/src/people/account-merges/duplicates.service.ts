import { z } from 'zod';
import type { LikelyDuplicate } from '@stoa/shared/contract/people/account-merges.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Context, WithNouns } from '../../kernel/context.ts';
import { invalid } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { holdPeople } from '../account-acts/act-on-people.ts';
import { findListedUsers } from '../users/listed-users.ts';
import { listedUserOf } from '../users/users.service.ts';
import { findPairs, insertDismissal, type Pair } from './duplicates.repository.ts';

const A_PAGE = 20;

export async function listDuplicates(
  { db, nouns }: WithNouns,
  after: string | undefined,
): Promise<{ items: LikelyDuplicate[]; next: string | null }> {
  const pairs = await findPairs(
    { db, nouns },
    { after: after === undefined ? undefined : readKey(after), limit: A_PAGE + 1 },
  );
  const shown = pairs.slice(0, A_PAGE);
  const people = await findListedUsers(
    db,
    shown.flatMap(({ one_id, other_id }) => [one_id, other_id]),
  );
  const users = new Map(people.map((row) => [row.id, listedUserOf(row)]));
  const items = shown.flatMap((pair): LikelyDuplicate[] => {
    const both = [users.get(pair.one_id), users.get(pair.other_id)].filter((user) => user !== undefined);
    const [one, other] = both.sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
    return one && other ? [{ key: keyOf(pair), one, other, reasons: pair.reasons }] : [];
  });
  const last = shown.at(-1);
  return { items, next: pairs.length > A_PAGE && last ? keyOf(last) : null };
}

const keyOf = ({ one_id, other_id }: Pair): string => `${one_id}_${other_id}`;

function readKey(key: string): { one: string; other: string } {
  const [one, other] = key.split('_');
  const read = z.object({ one: z.uuid(), other: z.uuid() }).safeParse({ one, other });
  if (!read.success) throw invalid({ after: rule('This is not where a page begins.') });
  return read.data;
}

export const dismissDuplicate = (
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { one_id, other_id, reason }: { one_id: string; other_id: string; reason: string },
): Promise<{ ok: true }> =>
  db.transaction(async (tx) => {
    if (one_id === other_id) throw invalid({ other_id: rule('Choose two accounts.') });
    const [one, other] = await holdPeople(tx, viewer, [one_id, other_id]);
    if (one === undefined || other === undefined) throw new Error('Both accounts were held.');
    const isNew = await insertDismissal(tx, { oneId: one.id, otherId: other.id, dismissedBy: viewer.user.id });
    if (!isNew) return { ok: true };
    await recordAudit(tx, {
      kind: 'duplicate_dismissed',
      actorId: viewer.user.id,
      subject: { type: 'person', id: one_id },
      why: reason,
      after: { other: other_id },
    });
    return { ok: true };
  });
