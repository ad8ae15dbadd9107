import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { PathAssignmentFields } from '@stoa/shared/contract/market/path-assignments.ts';
import type { PathBuilder, pathBuilderEndpoints } from '@stoa/shared/contract/market/path-builder.ts';
import { MOST_PATH_ASSIGNMENTS } from '@stoa/shared/contract/market/path-words.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { emptyAssignment } from '../../teaching/curriculum/assignment-content.ts';
import {
  deletePathAssignment,
  findPathAssignment,
  findPathAssignments,
  insertPathAssignment,
  updatePathAssignment,
} from '../path-assignments/path-assignments.repository.ts';
import type { PathAssignmentRow } from '../path-assignments/path-assignments.tables.ts';
import { assignmentOfRow } from '../path-assignments/path-work.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';
import type { PathTarget } from './changed-fields.ts';
import { changePath, type FieldChange, type PathChange } from './edit-path.ts';

type Saved = z.output<(typeof pathBuilderEndpoints)['saveLearningPathAssignment']['body']>;
type Ordered = z.output<(typeof pathBuilderEndpoints)['orderLearningPathAssignments']['body']>;
type Change = { [K in keyof PathAssignmentFields]?: PathAssignmentFields[K] | undefined };

/** Without an id it adds one; the contract has seen to it that a title comes with it. */
export const saveLearningPathAssignment = (
  context: Context,
  viewer: Viewer,
  { id, path_id, base_version: on, ...change }: Saved,
): Promise<PathBuilder> =>
  changePath(context, viewer, { id: path_id, on }, (tx, path) =>
    id === undefined ? addition(tx, path, change) : alteration(tx, path, { id, change }),
  );

const targetOf = (id: string): PathTarget => `assignment:${id}`;
const blank: PathAssignmentFields = { ...emptyAssignment, title: '', required: true };

async function addition(tx: Database, { id: pathId }: PathRow, change: Change): Promise<PathChange> {
  if ((await findPathAssignments(tx, pathId)).length >= MOST_PATH_ASSIGNMENTS) {
    throw new Problem('conflict', `A learning path has at most ${MOST_PATH_ASSIGNMENTS} assignments.`);
  }
  const id = v7();
  const added = withChange(blank, change);
  return {
    fields: Object.entries(added).map(([field, yours]) => ({ target: targetOf(id), field, yours, theirs: null })),
    save: () => insertPathAssignment(tx, { id, pathId, ...rowOf(added) }),
    isSettled: false,
  };
}

async function alteration(
  tx: Database,
  { id: pathId }: PathRow,
  { id, change }: { id: string; change: Change },
): Promise<PathChange> {
  const row = await requireAssignment(tx, id);
  if (row.pathId !== pathId) throw notFound();
  const before = fieldsOf(row);
  const after = withChange(before, change);
  const fields = fieldNames.flatMap((field): FieldChange[] =>
    JSON.stringify(before[field]) === JSON.stringify(after[field])
      ? []
      : [{ target: targetOf(id), field, yours: after[field], theirs: before[field] }],
  );
  return {
    fields,
    save: () => updatePathAssignment(tx, id, rowOf(after)),
    isSettled: before.required && !after.required,
  };
}

/** All of them, so that nothing is lost that was added since. */
export const orderLearningPathAssignments = (
  context: Context,
  viewer: Viewer,
  { path_id, base_version: on, assignment_ids: yours }: Ordered,
): Promise<PathBuilder> =>
  changePath(context, viewer, { id: path_id, on }, async (tx, path) => {
    const theirs = (await findPathAssignments(tx, path.id)).map(({ id }) => id);
    if (!isDeepStrictEqual([...yours].sort(), [...theirs].sort())) {
      throw invalid({ assignment_ids: rule('Name each assignment of the path once.') });
    }
    const isSame = isDeepStrictEqual(yours, theirs);
    return {
      fields: isSame ? [] : [{ target: 'path', field: 'assignments', yours, theirs }],
      async save() {
        for (const [at, id] of yours.entries()) await updatePathAssignment(tx, id, { order: at + 1 });
      },
      isSettled: false,
    };
  });

/** What was handed in stays, and so does what was completed. */
export async function removeLearningPathAssignment(
  context: Context,
  viewer: Viewer,
  { id, on }: { id: string; on: number },
): Promise<PathBuilder> {
  const { pathId } = await requireAssignment(context.db, id);
  return changePath(context, viewer, { id: pathId, on }, async (tx) => {
    const before = fieldsOf(await requireAssignment(tx, id));
    return {
      fields: fieldNames.map((field) => ({ target: targetOf(id), field, yours: null, theirs: before[field] })),
      save: () => deletePathAssignment(tx, id),
      isSettled: before.required,
    };
  });
}

async function requireAssignment(db: Database, id: string): Promise<PathAssignmentRow> {
  const row = await findPathAssignment(db, id);
  if (row === undefined) throw notFound();
  return row;
}

const fieldNames = Object.keys(blank) as (keyof PathAssignmentFields)[];

function fieldsOf(row: PathAssignmentRow): PathAssignmentFields {
  const { id: _id, ...fields } = assignmentOfRow(row);
  return fields;
}

const withChange = (now: PathAssignmentFields, change: Change): PathAssignmentFields => ({
  ...now,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});

const rowOf = (fields: PathAssignmentFields) => ({
  title: fields.title,
  required: fields.required,
  instructions: fields.instructions,
  submissionType: fields.submission_type,
  maxFiles: fields.max_files,
  dueDays: fields.due_days,
  passMark: fields.pass_mark,
  maxAttempts: fields.max_attempts,
  rubric: fields.rubric,
});
