import { skillProposals } from '../../teaching/skill-proposals/skill-proposals.tables.ts';
import type { Life } from '../full-life.ts';

/** Misses a skill on the list, and decides on what others miss. */
export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  await db.insert(skillProposals).values([
    { proposedBy: user.id, skill: `Skill of ${word}`, note: `Missed by ${word}` },
    { skill: 'Weaving', state: 'taken', decidedBy: user.id, decidedAt: new Date() },
  ]);
};
