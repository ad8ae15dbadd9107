import type { Database } from '../../kernel/database/database.ts';
import { isHolderOf } from '../../people/roles/role-holders.ts';
import type { ApprovedWork } from '../submissions/decide.ts';
import { PORTFOLIO_LIMIT } from '@stoa/shared/contract/learning/portfolio-words.ts';
import { countItems, hasItemOf, insertItem, lockPortfolio, replaceSkills } from './portfolio.repository.ts';
import { newShare } from './share.ts';

/** As many as a piece may have. */
const MOST_SKILLS = 10;

/**
 * Approved work becomes a piece by itself, for its owner's eyes until they show it, with the skills of its course or path; whoever
 * takes it out is not given it again. A full portfolio stays as it is.
 */
export async function showApprovedWork(tx: Database, { userId, submissionId, title, ...work }: ApprovedWork) {
  if (!(await isHolderOf(tx, userId, 'create-portfolio'))) return;
  const skillIds = work.skillIds.slice(0, MOST_SKILLS);
  if (skillIds.length === 0) return;
  await lockPortfolio(tx, { userId, share: newShare() });
  if (await hasItemOf(tx, submissionId)) return;
  if ((await countItems(tx, userId)) >= PORTFOLIO_LIMIT) return;
  const id = await insertItem(tx, { userId, submissionId, title, share: newShare() });
  await replaceSkills(tx, id, skillIds);
}
