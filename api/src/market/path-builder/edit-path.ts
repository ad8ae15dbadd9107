import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import type { Context } from '../../kernel/context.ts';
import { instantOf, type Database } from '../../kernel/database/database.ts';
import { invalid, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { completePath } from '../learning-paths/complete-paths.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';
import { requireEdit } from './path-builder.policy.ts';
import { findChangedSince, insertVersion, lockPath, type PathKey } from './path-builder.repository.ts';
import { failingLines, findPathFacts, NONE_REQUIRED, pathChecklist } from './path-checklist.ts';
import { changedParts, findParts, type PathPart, type PathParts, saveParts } from './path-parts.ts';
import { getBuilder } from './path-view.ts';

type Edit = (parts: PathParts, tx: Database, path: PathRow) => PathParts | Promise<PathParts>;

/**
 * The one way in which a partner changes a path: its parts are read, a plain function makes the next ones, and those are
 * kept, at once for everyone where it is published. Nothing is kept that would write over what was changed since the
 * version it was made on, or take from a published path what paths are published with.
 */
export async function editPath(
  context: Context,
  viewer: Viewer,
  { id, on }: { id: string; on: number },
  edit: Edit,
): Promise<PathBuilder> {
  await context.db.transaction(async (tx) => {
    const path = await requireLockedPath(tx, { id });
    requireEdit(viewer, path);
    const before = await findParts(tx, path);
    const after = await edit(before, tx, path);
    const changed = changedParts(before, after);
    await requireNoConflict(tx, path, { on, changed, before, after });
    if (changed.length === 0) return;
    const passed = path.status === 'published' ? await passedLines(tx, id) : [];
    await saveParts(tx, id, { after, changed });
    await requirePassing(tx, id, passed);
    if (path.status === 'published') requireRequired(before, after);
    await insertVersion(tx, id, changed);
    if (changed.includes('courses')) await completePath(tx, id);
  });
  return getBuilder(context, viewer, { id });
}

export async function requireLockedPath(tx: Database, key: PathKey): Promise<PathRow> {
  const path = await lockPath(tx, key);
  if (path === undefined) throw notFound();
  return path;
}

interface Made {
  /** The version that whoever made the change had before them. */
  on: number;
  changed: readonly PathPart[];
  before: PathParts;
  after: PathParts;
}

async function requireNoConflict(tx: Database, path: PathRow, { on, changed, before, after }: Made): Promise<void> {
  if (on > path.version) throw invalid({ base_version: 'There is no such version of this learning path yet.' });
  if (on === path.version) return;
  const since = await findChangedSince(tx, path.id, on);
  const fields = changed.flatMap((field) => {
    const changedAt = since.get(field);
    if (changedAt === undefined) return [];
    return [{ target: 'path', field, yours: after[field], theirs: before[field], changed_at: instantOf(changedAt) }];
  });
  if (fields.length === 0) return;
  throw new Problem('edit_conflict', 'This was changed since you opened it.', {
    conflict: { version: path.version, fields },
  });
}

const passedLines = async (tx: Database, id: string): Promise<string[]> =>
  pathChecklist(await findPathFacts(tx, id)).flatMap(({ key, passed }) => (passed ? [key] : []));

/** What failed before, as when a course was taken off, keeps nobody from changing the rest. */
async function requirePassing(tx: Database, id: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const broken = pathChecklist(await findPathFacts(tx, id)).filter(({ key }) => keys.includes(key));
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
