import type {
  Evidence,
  Portfolio,
  PortfolioItem,
  PortfolioItemBody,
  SharedItem,
  SharedPortfolio,
} from '@stoa/shared/contract/learning/portfolio.ts';
import { PORTFOLIO_LIMIT } from '@stoa/shared/contract/learning/portfolio-words.ts';
import { checkedSkills } from '../../teaching/courses/check-fields.ts';
import { findPeople, requirePerson } from '../../people/users/find-people.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { chosenEvidence } from './chosen-evidence.ts';
import {
  countItems,
  findItemLocked,
  findItems,
  findPortfolio,
  insertItem,
  type ItemWithEvidence,
  lockPortfolio,
  replaceSkills,
  updateItem,
} from './portfolio.repository.ts';
import type { PortfolioItemRow } from './portfolio.tables.ts';
import { newShare } from './share.ts';

export async function listPortfolioItems(db: Database, { user }: Viewer): Promise<Portfolio> {
  const [portfolio, rows] = await Promise.all([
    findPortfolio(db, { userId: user.id }),
    findItems(db, { userId: user.id }),
  ]);
  return { share: portfolio?.share ?? null, items: rows.map(itemOf) };
}

export async function createPortfolioItem(
  db: Database,
  viewer: Viewer,
  { skill_ids, evidence, ...text }: PortfolioItemBody,
): Promise<PortfolioItem> {
  const id = await db.transaction(async (tx) => {
    await requireRoom(tx, viewer);
    const skillIds = await checkedSkills(tx, skill_ids);
    const restsOn = await chosenEvidence(tx, viewer, evidence);
    const itemId = await insertItem(tx, { userId: viewer.user.id, share: newShare(), ...text, ...restsOn });
    await replaceSkills(tx, itemId, skillIds);
    return itemId;
  });
  return requireItem(db, id);
}

export async function updatePortfolioItem(
  db: Database,
  viewer: Viewer,
  id: string,
  { skill_ids, evidence, ...text }: PortfolioItemBody,
): Promise<PortfolioItem> {
  await db.transaction(async (tx) => {
    const item = await requireOwn(tx, viewer, id);
    if (item.removedAt !== null) throw notFound();
    const skillIds = await checkedSkills(tx, skill_ids);
    const restsOn = await chosenEvidence(tx, viewer, evidence, item);
    // Whoever was given the address of a piece that was private since has it no longer.
    const share = text.visibility === 'private' ? newShare() : item.share;
    await updateItem(tx, id, { ...text, ...restsOn, share, updatedAt: new Date() });
    await replaceSkills(tx, id, skillIds);
  });
  return requireItem(db, id);
}

export async function removePortfolioItem(db: Database, viewer: Viewer, id: string): Promise<{ ok: true }> {
  await db.transaction(async (tx) => {
    const item = await requireOwn(tx, viewer, id);
    if (item.removedAt !== null) throw notFound();
    await updateItem(tx, id, { removedAt: new Date() });
  });
  return { ok: true };
}

/** Under the address it had. */
export async function restorePortfolioItem(db: Database, viewer: Viewer, id: string): Promise<PortfolioItem> {
  await db.transaction(async (tx) => {
    const item = await requireOwn(tx, viewer, id);
    if (item.removedAt === null) return;
    await requireRoom(tx, viewer);
    await updateItem(tx, id, { removedAt: null });
  });
  return requireItem(db, id);
}

/** An address under which nothing is shown (any more) is as good as one that never was. */
export async function getSharedPortfolio(db: Database, share: string): Promise<SharedPortfolio> {
  const portfolio = await findPortfolio(db, { share });
  const rows = await findItems(db, portfolio ? { userId: portfolio.userId, visibility: 'public' } : { share });
  const [first] = rows;
  if (first === undefined) throw notFound();
  const { id: _, ...person } = requirePerson(await findPeople(db, [first.user_id]), first.user_id);
  return { person, items: rows.map(sharedItemOf) };
}

async function requireRoom(tx: Database, { user }: Viewer): Promise<void> {
  await lockPortfolio(tx, { userId: user.id, share: newShare() });
  if ((await countItems(tx, user.id)) >= PORTFOLIO_LIMIT) {
    throw new Problem('conflict', `A portfolio holds at most ${PORTFOLIO_LIMIT} pieces.`);
  }
}

async function requireOwn(tx: Database, { user }: Viewer, id: string): Promise<PortfolioItemRow> {
  const item = await findItemLocked(tx, id, user.id);
  if (item === undefined) throw notFound();
  return item;
}

async function requireItem(db: Database, id: string): Promise<PortfolioItem> {
  const [row] = await findItems(db, { id });
  if (row === undefined) throw notFound();
  return itemOf(row);
}

const itemOf = (row: ItemWithEvidence): PortfolioItem => ({
  ...sharedItemOf(row),
  visibility: row.visibility,
  share: row.share,
});

const sharedItemOf = (row: ItemWithEvidence): SharedItem => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  skills: row.skills,
  evidence: evidenceOf(row),
  verified: row.certificate?.status === 'issued' || row.submission?.status === 'approved',
  created_at: instantOf(row.created_at),
});

function evidenceOf({ certificate, submission, url }: ItemWithEvidence): Evidence {
  if (certificate) return { kind: 'certificate', ...certificate };
  if (submission) {
    const { id, assignment, course_name } = submission;
    return { kind: 'submission', id, assignment, course_name };
  }
  return { kind: 'link', url: url! };
}
