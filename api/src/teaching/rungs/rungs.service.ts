import type { FilmRungs, FilmUse } from '@stoa/shared/contract/teaching/rungs.ts';
import { rule, type RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { canSeeFile } from '../../files/files.policy.ts';
import { giveUpFiles, removeGivenUp } from '../../files/files.service.ts';
import type { FileRow } from '../../files/files.tables.ts';
import { findFile, lockFiles } from '../../files/find-files.ts';
import { requireGivenFile } from '../../files/given-file.ts';
import { findRungs } from '../../files/rungs/find-rungs.ts';
import { deleteRung, findFilmOf, replaceRung } from '../../files/rungs/keep-rungs.ts';
import { givingOf } from '../courses/courses.policy.ts';
import { brokenRungRule } from './broken-rung-rule.ts';
import { findFilmUses } from './find-film-uses.ts';
import { findPlaces } from './find-places.ts';

type Keeping = Pick<Context, 'db' | 'files' | 'log' | 'nouns'>;

export async function listRungs(db: Database, viewer: Viewer, filmId: string): Promise<FilmRungs> {
  const film = await findFile(db, filmId);
  if (film?.purpose !== 'video') throw notFound();
  const work = await workOn(db, viewer, film);
  if (!work.isEditor && !canSeeFile(viewer, film)) throw notFound();
  return viewOf(db, viewer, film, work);
}

/** What does not fit the film is deleted: nobody else will ask for it. */
export async function attachRung(
  context: Keeping,
  viewer: Viewer,
  { id: filmId, file_id: fileId }: { id: string; file_id: string },
): Promise<FilmRungs> {
  const { db } = context;
  const { film, work } = await requireFilm(db, viewer, filmId);
  let broken: RuleText | undefined;
  await letGo(context, async (tx) => {
    await lockFiles(tx, [filmId, fileId]);
    const { isSettled } = await workOn(tx, viewer, film);
    if (isSettled) throw invalid({ file_id: rule('Learners or reviewers know this film already. Upload it anew.') });
    const giving = givingOf(context, viewer, film);
    const file = await requireGivenFile(tx, giving, { field: 'file_id', id: fileId, purpose: 'rung' });
    const other = await findFilmOf(tx, fileId);
    if (other !== undefined && other !== filmId) throw invalid({ file_id: rule('This is the copy of another film.') });
    broken = brokenRungRule(film, file);
    return broken ? [fileId] : replaceRung(tx, { filmId, fileId, height: file.height ?? 0 });
  });
  if (broken) throw invalid({ file_id: broken });
  return viewOf(db, viewer, film, work);
}

export async function removeRung(
  context: Keeping,
  viewer: Viewer,
  { id: filmId, rung_id: fileId, seen }: { id: string; rung_id: string; seen: number },
): Promise<FilmRungs> {
  const { film, work } = await requireFilm(context.db, viewer, filmId);
  await letGo(context, async (tx) => {
    await requireSeen(tx, viewer, { film, seen });
    const left = await deleteRung(tx, { filmId, fileId });
    if (left.length === 0) throw notFound();
    return left;
  });
  return viewOf(context.db, viewer, film, work);
}

/** A copy is every place's where its film stands: who removes it was told of all of them. */
async function requireSeen(tx: Database, viewer: Viewer, { film, seen }: { film: Film; seen: number }): Promise<void> {
  const { length } = await usesOf(tx, viewer, film);
  if (length > seen) {
    throw invalid({ seen: rule('The film stands in more places than you were shown. Look at them first.') });
  }
}

type Film = Pick<FileRow, 'id' | 'ownerId'>;

const usesOf = (db: Database, viewer: Viewer, { id, ownerId }: Film): Promise<FilmUse[]> =>
  findFilmUses(db, { filmId: id, ownerId, viewerId: viewer.user.id });

interface FilmWork {
  isEditor: boolean;
  /** What was reviewed, or lies with a reviewer, gets no copy that nobody has seen. */
  isSettled: boolean;
}

async function workOn(db: Database, viewer: Viewer, film: FileRow): Promise<FilmWork> {
  const places = await findPlaces(db, { filmId: film.id, viewerId: viewer.user.id });
  return {
    isEditor: film.ownerId === viewer.user.id || places.some(({ isEditor }) => isEditor),
    isSettled: places.some(({ isSettled }) => isSettled),
  };
}

async function requireFilm(db: Database, viewer: Viewer, id: string): Promise<{ film: FileRow; work: FilmWork }> {
  const film = await findFile(db, id);
  if (film?.purpose !== 'video' || film.state !== 'ready') throw notFound();
  const work = await workOn(db, viewer, film);
  if (!work.isEditor) throw notFound();
  return { film, work };
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

const viewOf = async (
  db: Database,
  viewer: Viewer,
  film: Film,
  { isEditor, isSettled }: FilmWork,
): Promise<FilmRungs> => ({
  rungs: (await findRungs(db, film.id)).map(({ id, height, bytes, createdAt }) => ({
    id,
    height: height ?? 0,
    bytes,
    created_at: createdAt.toISOString(),
  })),
  may_add: isEditor && !isSettled,
  ...(isEditor && { uses: await usesOf(db, viewer, film) }),
});
