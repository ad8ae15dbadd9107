import type { Noun } from '../../kernel/noun.ts';
import { exportSkillProposals } from './skill-proposals.export.ts';
import { skillProposalRoutes } from './skill-proposals.routes.ts';

export const skillProposals: Noun = {
  name: 'skill-proposals',
  about: 'Skills that teachers miss on the list of the site',
  routes: skillProposalRoutes,
  people: { emptied: ['skill_proposals.proposed_by', 'skill_proposals.decided_by'] },
  merges: {
    'skill_proposals.proposed_by': 'move',
    'skill_proposals.decided_by': 'move',
  },
  exports: { 'skill-proposals': exportSkillProposals },
};
