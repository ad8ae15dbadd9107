import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { countedRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { DeskSkill, SkillChange, SkillDraft } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';
import { MOST_SKILLS_OF_SITE, type SkillUse, skillUses } from '@stoa/shared/contract/taxonomy/taxonomy-words.ts';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import type { WithNouns } from '../kernel/context.ts';
import type { Database } from '../kernel/database/database.ts';
import { invalid, notFound } from '../kernel/problem.ts';
import type { Viewer } from '../kernel/viewer.ts';
import { given, namesOf } from './categories.service.ts';
import { namesSkills } from './placed.ts';
import { requireNewSkill } from './require-new-skill.ts';
import { changedMeanwhile, changeTaxonomy } from './require-place.ts';
import {
  countSkills,
  deleteSkill,
  findSkill,
  findSkillRows,
  insertSkill,
  lockSkill,
  updateSkillRow,
} from './skills.repository.ts';
import type { SkillRow } from './taxonomy.tables.ts';

export async function listDeskSkills(
  { db, nouns }: WithNouns,
  { page, per_page, q }: { page: number; per_page: number; q: string },
): Promise<Reply<'listDeskSkills'>> {
  const [rows, total] = await Promise.all([
    findSkillRows(db, { q, limit: per_page, offset: (page - 1) * per_page }),
    countSkills(db, q),
  ]);
  const uses = await usesOf(
    { db, nouns },
    rows.map(({ id }) => id),
  );
  const items = rows.map(({ id, skill, names, version }) => ({ id, skill, names, version, uses: uses(id) }));
  return { items, page, per_page, total };
}

export const createSkill = (db: Database, viewer: Viewer, draft: SkillDraft): Promise<Reply<'createSkill'>> =>
  changeTaxonomy(db, async (tx) => {
    const row = await addSkill(tx, draft);
    await recordAudit(tx, { kind: 'skill_created', actorId: viewer.user.id, ...factsOf(row) });
    return { id: row.id };
  });

/** Inside `changeTaxonomy`. */
export async function addSkill(tx: Database, { skill, names }: SkillDraft): Promise<SkillRow> {
  await requireNewSkill(tx, skill);
  if ((await countSkills(tx)) >= MOST_SKILLS_OF_SITE)
    throw invalid({ skill: countedRule('A site has at most {n} skills.', MOST_SKILLS_OF_SITE) });
  return insertSkill(tx, { skill, names: given(names) });
}

export const updateSkill = (
  db: Database,
  viewer: Viewer,
  { id, base_version, ...change }: SkillChange & { id: string },
): Promise<Reply<'updateSkill'>> =>
  changeTaxonomy(db, async (tx) => {
    const before = await requireSkillAt(tx, id, base_version);
    const names = change.names === undefined ? before.names : given(change.names);
    const after = { ...before, skill: change.skill ?? before.skill, names };
    if (after.skill !== before.skill) await requireNewSkill(tx, after.skill, id);
    await updateSkillRow(tx, after);
    await recordAudit(tx, {
      kind: 'skill_changed',
      actorId: viewer.user.id,
      ...factsOf(after),
      before: factsOf(before).after,
    });
    return { ok: true };
  });

export const mergeSkill = (
  { db, nouns }: WithNouns,
  viewer: Viewer,
  { id, base_version, into_id }: { id: string; base_version: number; into_id: string },
): Promise<Reply<'mergeSkill'>> =>
  changeTaxonomy(db, async (tx) => {
    const from = await requireSkillAt(tx, id, base_version);
    const into = await findSkill(tx, into_id);
    if (into === undefined || into_id === id) throw invalid({ into_id: rule('Choose another skill.') });
    await lockSkill(tx, id);
    const moved = (await usesOf({ db: tx, nouns }, [id]))(id);
    for (const { followMerge } of namesSkills(nouns)) await followMerge(tx, { from: id, into: into_id });
    await deleteSkill(tx, id);
    await recordAudit(tx, {
      kind: 'skill_merged',
      actorId: viewer.user.id,
      subject: { type: 'skill', id, name: from.skill },
      before: { name: from.skill, ...moved },
      after: { into: into.skill, into_id },
    });
    return { ok: true };
  });

export const removeSkill = (
  { db, nouns }: WithNouns,
  viewer: Viewer,
  { id, base_version }: { id: string; base_version: number },
): Promise<Reply<'removeSkill'>> =>
  changeTaxonomy(db, async (tx) => {
    const skill = await requireSkillAt(tx, id, base_version);
    await lockSkill(tx, id);
    const uses = (await usesOf({ db: tx, nouns }, [id]))(id);
    if (Object.values(uses).some((count) => count > 0))
      throw invalid({ id: rule('Something names this skill. Merge it into another one instead.') });
    for (const { followRemoval } of namesSkills(nouns)) await followRemoval?.(tx, id);
    await deleteSkill(tx, id);
    const { subject, after: before } = factsOf(skill);
    await recordAudit(tx, { kind: 'skill_removed', actorId: viewer.user.id, subject, before });
    return { ok: true };
  });

async function requireSkillAt(tx: Database, id: string, version: number): Promise<SkillRow> {
  const row = await findSkill(tx, id);
  if (row === undefined) throw notFound();
  if (row.version !== version) throw changedMeanwhile();
  return row;
}

async function usesOf({ db, nouns }: WithNouns, ids: readonly string[]): Promise<(id: string) => DeskSkill['uses']> {
  const counts = new Map<string, number>();
  for (const { use, count } of namesSkills(nouns)) {
    for (const one of await count(db, ids)) counts.set(`${use} ${one.id}`, one.count);
  }
  const countsOf = (id: string) => skillUses.map((use): [SkillUse, number] => [use, counts.get(`${use} ${id}`) ?? 0]);
  return (id) => Object.fromEntries(countsOf(id)) as DeskSkill['uses'];
}

const factsOf = ({ id, skill, names }: SkillRow) => ({
  subject: { type: 'skill' as const, id, name: skill },
  after: { name: skill, ...namesOf(names) },
});
