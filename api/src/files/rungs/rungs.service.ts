import type { Rung } from '@stoa/shared/contract/files/rungs.ts';
import { rule, type RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { canSeeFile } from '../files.policy.ts';
import { giveUpFiles, removeGivenUp } from '../files.service.ts';
import type { FileRow } from '../files.tables.ts';
import { findFile, lockFiles } from '../find-files.ts';
import { requireOwnFile } from '../own-file.ts';
import { findRungs } from './find-rungs.ts';
import { deleteRung, findFilmOf, replaceRung } from './rungs.repository.ts';

type Keeping = Pick<Context, 'db' | 'files' | 'log'>;

/** Encoders end on a picture of their own. */
const MOST_APART_S = 1;

export async function listRungs(db: Database, viewer: Viewer, filmId: string): Promise<Rung[]> {
  const film = await findFile(db, filmId);
  if (film?.purpose !== 'video' || !canSeeFile(viewer, film)) throw notFound();
  return viewsOf(db, filmId);
}

/** What does not fit the film is deleted: nobody else will ask for it. */
export async function attachRung(
  context: Keeping,
  viewer: Viewer,
  { id: filmId, file_id: fileId }: { id: string; file_id: string },
): Promise<Rung[]> {
  const { db } = context;
  const film = await requireOwnFilm(db, viewer, filmId);
  let broken: RuleText | undefined;
  await letGo(context, async (tx) => {
    await lockFiles(tx, [filmId, fileId]);
    const file = await requireOwnFile(tx, viewer.user.id, { field: 'file_id', id: fileId, purpose: 'rung' });
    const other = await findFilmOf(tx, fileId);
    if (other !== undefined && other !== filmId) throw invalid({ file_id: rule('This is the copy of another film.') });
    broken = brokenRule(film, file);
    return broken ? [fileId] : replaceRung(tx, { filmId, fileId, height: file.height ?? 0 });
  });
  if (broken) throw invalid({ file_id: broken });
  return viewsOf(db, filmId);
}

export async function removeRung(
  context: Keeping,
  viewer: Viewer,
  { id: filmId, rung_id: fileId }: { id: string; rung_id: string },
): Promise<Rung[]> {
  await requireOwnFilm(context.db, viewer, filmId);
  await letGo(context, async (tx) => {
    const left = await deleteRung(tx, { filmId, fileId });
    if (left.length === 0) throw notFound();
    return left;
  });
  return viewsOf(context.db, filmId);
}

async function requireOwnFilm(db: Database, viewer: Viewer, id: string): Promise<FileRow> {
  const film = await findFile(db, id);
  if (film?.purpose !== 'video' || film.ownerId !== viewer.user.id || film.state !== 'ready') throw notFound();
  return film;
}

function brokenRule(film: FileRow, { height, durationS }: FileRow): RuleText | undefined {
  if (height === null || film.height === null || height > film.height)
    return rule('A smaller copy cannot be taller than its film.');
  const isAsLong = Math.abs((durationS ?? 0) - (film.durationS ?? 0)) <= MOST_APART_S;
  return isAsLong ? undefined : rule('A smaller copy must be as long as its film, to the second.');
}

/** Files leave with the transaction that lets go of them; their bytes after it. */
async function letGo(context: Keeping, act: (tx: Database) => Promise<string[]>): Promise<void> {
  const left = await context.db.transaction(async (tx) => {
    const ids = await act(tx);
    await giveUpFiles(tx, ids);
    return ids;
  });
  await removeGivenUp(context, left);
}

const viewsOf = async (db: Database, filmId: string): Promise<Rung[]> =>
  (await findRungs(db, filmId)).map(({ id, height, bytes, createdAt }) => ({
    id,
    height: height ?? 0,
    bytes,
    created_at: createdAt.toISOString(),
  }));
