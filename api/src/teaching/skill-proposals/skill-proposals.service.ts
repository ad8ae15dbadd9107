import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { countedRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type {
  OwnSkillProposal,
  ProposalDecision,
  SkillProposalDraft,
} from '@stoa/shared/contract/teaching/skill-proposals.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { invalid, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findHoldersOf } from '../../people/roles/role-holders.ts';
import { findPeople } from '../../people/users/find-people.ts';
import { requireNewSkill } from '../../taxonomy/require-new-skill.ts';
import { addSkill } from '../../taxonomy/skills.service.ts';
import { changeTaxonomy } from '../../taxonomy/require-place.ts';
import { settleNotices } from '../../telling/notifications/notice-subject.ts';
import { notify, notifyAll } from '../../telling/notifications/notifications.service.ts';
import {
  findOpenNames,
  findProposalLocked,
  findProposals,
  findProposalsOf,
  insertProposal,
  updateProposal,
} from './skill-proposals.repository.ts';
import type { SkillProposalRow } from './skill-proposals.tables.ts';

/** As many as one can look at in a minute. */
const MOST_OPEN = 10;

/** Those who keep the list are told. */
export const proposeSkill = (db: Database, { user }: Viewer, draft: SkillProposalDraft): Promise<OwnSkillProposal> =>
  changeTaxonomy(db, async (tx) => {
    const { skill, note } = draft;
    await requireNewSkill(tx, skill);
    const open = await findOpenNames(tx, user.id);
    if (open.includes(skill.toLowerCase())) throw invalid({ skill: rule('You have proposed this skill already.') });
    if (open.length >= MOST_OPEN)
      throw invalid({ skill: countedRule('At most {n} of your proposals wait at a time.', MOST_OPEN) });
    const names = Object.fromEntries(Object.entries(draft.names).filter(([, name]) => name !== ''));
    const row = await insertProposal(tx, { proposedBy: user.id, skill, names, note });
    const keepers = (await findHoldersOf(tx, 'manage-taxonomy')).filter((id) => id !== user.id);
    await notifyAll(tx, keepers, {
      kind: 'skill_proposed',
      params: { skill, author: user.fullName },
      link: `${to.taxonomy()}?view=proposals`,
      about: row.id,
    });
    return ownProposalOf(row);
  });

export async function listOwnSkillProposals(
  db: Database,
  { user }: Viewer,
  { page, per_page }: { page: number; per_page: number },
): Promise<Reply<'listOwnSkillProposals'>> {
  const { rows, total } = await findProposalsOf(db, user.id, { limit: per_page, offset: (page - 1) * per_page });
  return { items: rows.map(ownProposalOf), page, per_page, total };
}

export async function listSkillProposals(
  db: Database,
  { page, per_page, state }: { page: number; per_page: number; state: SkillProposalRow['state'] },
): Promise<Reply<'listSkillProposals'>> {
  const { rows, total } = await findProposals(db, state, { limit: per_page, offset: (page - 1) * per_page });
  const people = await findPeople(
    db,
    rows.flatMap(({ proposedBy }) => proposedBy ?? []),
  );
  const items = rows.map((row) => {
    const person = row.proposedBy === null ? undefined : people.get(row.proposedBy);
    return { ...ownProposalOf(row), proposed_by: person ? { id: person.id, name: person.full_name } : null };
  });
  return { items, page, per_page, total };
}

export const decideSkillProposal = (
  db: Database,
  { user }: Viewer,
  { id, ...verdict }: ProposalDecision & { id: string },
): Promise<Reply<'decideSkillProposal'>> =>
  changeTaxonomy(db, async (tx) => {
    const proposal = await findProposalLocked(tx, id);
    if (proposal === undefined) throw notFound();
    if (proposal.state !== 'open') throw new Problem('already_decided', 'This was decided already.');
    const isTaken = verdict.decision === 'take';
    const skill = isTaken ? await addSkill(tx, verdict) : undefined;
    const reason = isTaken ? null : verdict.reason;
    const state = isTaken ? 'taken' : 'declined';
    await updateProposal(tx, id, { state, reason, decidedAt: new Date(), decidedBy: user.id });
    await settleNotices(tx, { kind: 'skill_proposed', about: id });
    await tell(tx, proposal, { skill: skill?.skill ?? proposal.skill, reason });
    await recordAudit(tx, {
      kind: 'skill_proposal_decided',
      actorId: user.id,
      subject: { type: 'skill', id: skill?.id ?? id, name: proposal.skill },
      why: reason ?? '',
      before: { proposed: proposal.skill, state: 'open' },
      after: { state, ...(skill && { name: skill.skill }) },
    });
    return { ok: true };
  });

async function tell(
  tx: Database,
  { proposedBy }: SkillProposalRow,
  { skill, reason }: { skill: string; reason: string | null },
): Promise<void> {
  if (proposedBy === null) return;
  const link = to.manageCourses();
  await (reason === null
    ? notify(tx, proposedBy, { kind: 'skill_taken', params: { skill }, link })
    : notify(tx, proposedBy, { kind: 'skill_declined', params: { skill, reason }, link }));
}

const ownProposalOf = ({ id, skill, names, note, state, reason, createdAt }: SkillProposalRow): OwnSkillProposal => ({
  id,
  skill,
  names,
  note,
  state,
  reason,
  created_at: instantOf(createdAt),
});
