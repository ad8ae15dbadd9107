import type { z } from 'zod';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { PathBuilder, pathBuilderEndpoints } from '@stoa/shared/contract/market/path-builder.ts';
import { requireOwnFile } from '../../files/own-file.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';
import { checkedPathFields, type FieldsChange } from './check-path-fields.ts';
import { editPath } from './edit-path.ts';
import { insertPath } from './path-builder.repository.ts';
import { type PathParts, saveParts } from './path-parts.ts';
import { requirePlace } from './path-place.ts';
import { newPathSlug } from './path-slug.ts';
import { getBuilder } from './path-view.ts';

type Calls = typeof pathBuilderEndpoints;
type Saved = z.output<Calls['saveLearningPath']['body']>;

/** Without an id it begins a draft; the contract has seen to it that a title and a category come with it. */
export function saveLearningPath(
  context: Context,
  viewer: Viewer,
  { id, base_version: on, ...change }: Saved,
): Promise<PathBuilder> {
  if (id === undefined) return beginPath(context, viewer, change);
  return editPath(context, viewer, { id, on: requireGiven('base_version', on) }, (now, tx) =>
    checkedPathFields(tx, now, change),
  );
}

async function beginPath(context: Context, viewer: Viewer, change: FieldsChange): Promise<PathBuilder> {
  const id = await context.db.transaction((tx) => insertDraft(tx, viewer, change));
  return getBuilder(context, viewer, { id });
}

async function insertDraft(tx: Database, viewer: Viewer, change: FieldsChange): Promise<string> {
  const title = requireGiven('title', change.title);
  const category_id = requireGiven('category_id', change.category_id);
  const draft = await checkedPathFields(tx, { ...emptyDraft, title, category_id }, change);
  const id = await insertPath(tx, {
    slug: await newPathSlug(tx, title),
    title,
    level: draft.level,
    ...(await requirePlace(tx, category_id)),
    partnerId: viewer.user.id,
  });
  await saveParts(tx, id, { after: draft, changed: ['skill_ids', 'courses'] });
  return id;
}

const emptyDraft: Omit<PathParts, 'title' | 'category_id'> = {
  subtitle: '',
  overview: '',
  level: 'all_levels',
  language: 'en',
  enforce_course_order: false,
  certificate: false,
  skill_ids: [],
  courses: [],
  objectives: [],
  banner_file_id: null,
  banner_alt: '',
};

function requireGiven<T>(field: string, value: T | undefined): T {
  if (value === undefined) throw invalid({ [field]: rule('Fill in this field.') });
  return value;
}

export const saveLearningPathObjectives = (
  context: Context,
  viewer: Viewer,
  { path_id: id, base_version: on, objectives }: z.output<Calls['saveLearningPathObjectives']['body']>,
): Promise<PathBuilder> => editPath(context, viewer, { id, on }, (now) => ({ ...now, objectives }));

export const saveLearningPathBanner = (
  context: Context,
  viewer: Viewer,
  { path_id: id, base_version: on, ...banner }: z.output<Calls['saveLearningPathBanner']['body']>,
): Promise<PathBuilder> =>
  editPath(context, viewer, { id, on }, async (now, tx, path) => ({
    ...now,
    ...(await checkedBanner(tx, path, banner)),
  }));

/** Without a picture there is nothing to describe. */
async function checkedBanner(
  tx: Database,
  { partnerId, bannerFileId }: PathRow,
  { file_id: id, alt }: { file_id: string | null; alt: string },
): Promise<Pick<PathParts, 'banner_file_id' | 'banner_alt'>> {
  if (id === null) return { banner_file_id: null, banner_alt: '' };
  if (alt.length < 5) throw invalid({ alt: rule('Say in 5 to 120 characters what the banner shows.') });
  if (id !== bannerFileId) await requireOwnFile(tx, partnerId, { field: 'file_id', id, purpose: 'banner' });
  return { banner_file_id: id, banner_alt: alt };
}
