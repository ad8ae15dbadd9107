import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import {
  decideSkillProposal,
  listOwnSkillProposals,
  listSkillProposals,
  proposeSkill,
} from './skill-proposals.service.ts';

export const skillProposalRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    proposeSkill: ({ viewer, body }) => proposeSkill(db, viewer, body),
    listOwnSkillProposals: ({ viewer, query }) => listOwnSkillProposals(db, viewer, query),
    listSkillProposals: ({ query }) => listSkillProposals(db, query),
    decideSkillProposal: ({ viewer, params, body }) => decideSkillProposal(db, viewer, { ...body, id: params.id }),
  });
};
