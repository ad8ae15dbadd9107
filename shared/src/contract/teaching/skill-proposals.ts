import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, ok, pageQuery, paged } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { locales } from '../site/locales.ts';
import { skillNames } from '../taxonomy/taxonomy-desk.ts';

export const proposalStates = ['open', 'taken', 'declined'] as const;

const proposed = {
  id,
  /** In English, as it was proposed. */
  skill: z.string(),
  names: z.partialRecord(z.enum(locales), z.string()),
  /** What it is for, in the words of who proposed it; empty where they wrote nothing. */
  note: z.string(),
  state: z.enum(proposalStates),
  /** Why it was declined. */
  reason: z.string().nullable(),
  created_at: instant,
};

export const ownSkillProposal = z.object(proposed);
export type OwnSkillProposal = z.infer<typeof ownSkillProposal>;

export const skillProposal = z.object({
  ...proposed,
  /** Null where they are gone. */
  proposed_by: z.object({ id, name: z.string() }).nullable(),
});
export type SkillProposal = z.infer<typeof skillProposal>;

export const skillProposalDraft = z.object({
  skill: skillNames.skill,
  names: skillNames.names.default({}),
  note: z.string().trim().max(300, rule('A note has at most 300 characters.')).default(''),
});
export type SkillProposalDraft = z.output<typeof skillProposalDraft>;

/** Taken as it is named here, which may be put right; or declined, with a reason that its author reads. */
export const proposalDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('take'), skill: skillNames.skill, names: skillNames.names.default({}) }),
  z.object({
    decision: z.literal('decline'),
    reason: z
      .string()
      .trim()
      .min(3, rule('Say why, in 3 to 500 characters.'))
      .max(500, rule('Say why, in 3 to 500 characters.')),
  }),
]);
export type ProposalDecision = z.output<typeof proposalDecision>;

export const skillProposalEndpoints = defineEndpoints({
  proposeSkill: {
    summary: 'Propose a skill for the list of the site',
    auth: 'signed-in',
    permission: 'create-course',
    body: skillProposalDraft,
    reply: ownSkillProposal,
  },
  listOwnSkillProposals: {
    summary: 'Skills that I proposed, newest first',
    auth: 'signed-in',
    permission: 'create-course',
    query: pageQuery,
    reply: paged(ownSkillProposal),
  },
  listSkillProposals: {
    summary: 'Proposed skills: what waits first come first, what was decided the last first',
    auth: 'signed-in',
    permission: 'manage-taxonomy',
    query: pageQuery.extend({ state: z.enum(proposalStates).default('open') }),
    reply: paged(skillProposal),
  },
  decideSkillProposal: {
    summary: 'Put a proposed skill on the list, or decline it; its author is told',
    auth: 'signed-in',
    permission: 'manage-taxonomy',
    params: byId,
    body: proposalDecision,
    reply: ok,
  },
});
