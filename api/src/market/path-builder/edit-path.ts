import { isDeepStrictEqual } from 'node:util';
import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import type { Context } from '../../kernel/context.ts';
import { instantOf, type Database } from '../../kernel/database/database.ts';
import { invalid, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { enqueue } from '../../kernel/work/work.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';
import { settlePath } from '../learning-paths/settle-path.work.ts';
import { keyOf, type PathTarget } from './changed-fields.ts';
import { requireEdit } from './path-builder.policy.ts';
import { findChangedSince, insertVersion, lockPath, type PathKey } from './path-builder.repository.ts';
import { failingLines, findPathFacts, NONE_REQUIRED, pathChecklist } from './path-checklist.ts';
import { changedParts, findParts, type PathParts, saveParts } from './path-parts.ts';
import { getBuilder } from './path-view.ts';

/** A field as it is to be, and as it is. */
export interface FieldChange {
  target: PathTarget;
  field: string;
  yours: unknown;
  theirs: unknown;
}

/** What a partner changes of a path at once. */
export interface PathChange {
  fields: readonly FieldChange[];
  save(): Promise<void>;
  /** Learners may have done all of it by now, or get a certificate that they did not get before. */
  isSettled: boolean;
}

interface Key {
  id: string;
  /** The version that whoever made the change had before them. */
  on: number;
}

/**
 * The one way in which a partner changes a path, at once for everyone where it is published. Nothing is kept that would write
 * over what was changed since the version it was made on, or take from a published path what paths are published with. What
 * it means for its learners is settled afterwards, however many there are.
 */
export async function changePath(
  context: Context,
  viewer: Viewer,
  { id, on }: Key,
  make: (tx: Database, path: PathRow) => Promise<PathChange>,
): Promise<PathBuilder> {
  await context.db.transaction(async (tx) => {
    const path = await requireLockedPath(tx, { id });
    requireEdit(viewer, path);
    const { fields, save, isSettled } = await make(tx, path);
    await requireNoConflict(tx, path, { on, fields });
    if (fields.length === 0) return;
    const failed = path.status === 'published' ? await failedLines(tx, id) : undefined;
    await save();
    if (failed !== undefined) await requirePassing(tx, id, failed);
    await insertVersion(tx, id, fields.map(keyOf));
    if (isSettled) await enqueue(tx, settlePath, { path_id: id }, { key: id });
  });
  return getBuilder(context, viewer, { id });
}

type Edit = (parts: PathParts, tx: Database, path: PathRow) => PathParts | Promise<PathParts>;

/** Its parts are read, a plain function makes the next ones, and those are kept. */
export const editPath = (context: Context, viewer: Viewer, key: Key, edit: Edit): Promise<PathBuilder> =>
  changePath(context, viewer, key, async (tx, path) => {
    const before = await findParts(tx, path);
    const after = await edit(before, tx, path);
    const changed = changedParts(before, after);
    return {
      fields: changed.map((field) => ({ target: 'path', field, yours: after[field], theirs: before[field] })),
      async save() {
        if (path.status === 'published') requireRequired(before, after);
        await saveParts(tx, path.id, { after, changed });
      },
      isSettled: changed.includes('courses') || (changed.includes('certificate') && after.certificate),
    };
  });

export async function requireLockedPath(tx: Database, key: PathKey): Promise<PathRow> {
  const path = await lockPath(tx, key);
  if (path === undefined) throw notFound();
  return path;
}

export async function requireNoConflict(
  tx: Database,
  path: PathRow,
  { on, fields }: { on: number; fields: readonly FieldChange[] },
): Promise<void> {
  if (on > path.version) throw invalid({ base_version: 'There is no such version of this learning path yet.' });
  if (on === path.version) return;
  const since = await findChangedSince(tx, path.id, on);
  const met = fields.flatMap((field) => {
    const changedAt = since.get(keyOf(field));
    if (changedAt === undefined || isDeepStrictEqual(field.yours, field.theirs)) return [];
    return [{ ...field, changed_at: instantOf(changedAt) }];
  });
  if (met.length === 0) return;
  throw new Problem('edit_conflict', 'This was changed since you opened it.', {
    conflict: { version: path.version, fields: met },
  });
}

const failedLines = async (tx: Database, id: string): Promise<string[]> =>
  pathChecklist(await findPathFacts(tx, id)).flatMap(({ key, passed }) => (passed ? [] : [key]));

/** What failed before, as when a course was taken off, keeps nobody from changing the rest. */
async function requirePassing(tx: Database, id: string, failed: readonly string[]): Promise<void> {
  const broken = pathChecklist(await findPathFacts(tx, id)).filter(({ key }) => !failed.includes(key));
  const errors = failingLines(broken);
  if (Object.keys(errors).length === 0) return;
  throw incomplete(errors);
}

/** Not even where its courses are amiss already: nobody could complete it any longer. */
function requireRequired(before: PathParts, after: PathParts): void {
  const requires = ({ courses }: PathParts) => courses.some(({ required }) => required);
  if (requires(before) && !requires(after)) throw incomplete({ courses: [NONE_REQUIRED] });
}

const incomplete = (errors: Record<string, string[]>): Problem =>
  new Problem('path_incomplete', 'A published learning path cannot do without this.', { errors });
