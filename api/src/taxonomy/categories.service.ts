import { v7 } from 'uuid';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { countedRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { type CategoryLevel, categoryLevels, mostCategories } from '@stoa/shared/contract/taxonomy/taxonomy-words.ts';
import type { CategoryChange, CategoryDraft } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';
import type { AuditFacts } from '../kernel/audit/audit.tables.ts';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import type { Database } from '../kernel/database/database.ts';
import { invalid } from '../kernel/problem.ts';
import type { Viewer } from '../kernel/viewer.ts';
import { freeSlug } from './free-slug.ts';
import {
  findChildren,
  findPlace,
  insertPlace,
  isSlugTaken,
  keepFormerSlug,
  type PlaceRow,
  updatePlace,
  updatePositions,
} from './places.repository.ts';
import { changedMeanwhile, changeTaxonomy, requirePlaceAt } from './require-place.ts';

export const createCategory = (db: Database, viewer: Viewer, draft: CategoryDraft): Promise<Reply<'createCategory'>> =>
  changeTaxonomy(db, async (tx) => {
    const level = await levelBelow(tx, draft.parent_id);
    await requireRoomBelow(tx, draft.parent_id, level);
    await requireOwnName(tx, { id: null, parent_id: draft.parent_id }, draft.name);
    const { parent_id, name, names, aliases } = draft;
    const slug = draft.slug ?? (await freeSlug(tx, name));
    if (draft.slug !== undefined) await requireFreeSlug(tx, draft.slug, null);
    const place = { id: v7(), level, parent_id, name, names: given(names), aliases: once(aliases), slug };
    await insertPlace(tx, place);
    await recordAudit(tx, { kind: 'category_created', actorId: viewer.user.id, ...factsOf(place) });
    return { id: place.id };
  });

export const updateCategory = (
  db: Database,
  viewer: Viewer,
  { id, base_version, ...change }: CategoryChange & { id: string },
): Promise<Reply<'updateCategory'>> =>
  changeTaxonomy(db, async (tx) => {
    const before = await requirePlaceAt(tx, id, base_version);
    const after = {
      ...before,
      name: change.name ?? before.name,
      names: change.names === undefined ? before.names : given(change.names),
      aliases: change.aliases === undefined ? before.aliases : once(change.aliases),
      slug: change.slug ?? before.slug,
    };
    if (after.name !== before.name) await requireOwnName(tx, before, after.name);
    if (after.slug !== before.slug) {
      await requireFreeSlug(tx, after.slug, id);
      await keepFormerSlug(tx, before, { was: before.slug, now: after.slug });
    }
    await updatePlace(tx, after);
    await recordAudit(tx, {
      kind: 'category_changed',
      actorId: viewer.user.id,
      ...factsOf(after),
      before: factsOf(before).after,
    });
    return { ok: true };
  });

/** Siblings that somebody added or took away meanwhile are not put anywhere unseen. */
export const orderCategories = (
  db: Database,
  viewer: Viewer,
  { parent_id, ids }: { parent_id: string | null; ids: readonly string[] },
): Promise<Reply<'orderCategories'>> =>
  changeTaxonomy(db, async (tx) => {
    const before = await findChildren(tx, parent_id);
    const wanted = new Set(ids);
    const [first] = before;
    if (first === undefined || wanted.size !== before.length || !before.every(({ id }) => wanted.has(id)))
      throw changedMeanwhile();
    await updatePositions(tx, first.level, [...wanted]);
    const parent = parent_id === null ? undefined : await findPlace(tx, parent_id);
    const nameOf = new Map(before.map(({ id, name }) => [id, name]));
    await recordAudit(tx, {
      kind: 'categories_ordered',
      actorId: viewer.user.id,
      subject: { type: 'category', id: parent_id ?? '', name: parent?.name },
      before: { order: before.map(({ name }) => name) },
      after: { order: [...wanted].map((id) => nameOf.get(id) ?? '') },
    });
    return { ok: true };
  });

async function levelBelow(tx: Database, parentId: string | null): Promise<CategoryLevel> {
  if (parentId === null) return 'category';
  const parent = await findPlace(tx, parentId);
  const level = parent && categoryLevels[categoryLevels.indexOf(parent.level) + 1];
  if (level === undefined) throw invalid({ parent_id: rule('Choose a category of the first or second level.') });
  return level;
}

export async function requireRoomBelow(tx: Database, parentId: string | null, level: CategoryLevel): Promise<void> {
  const most = mostCategories[level];
  if ((await findChildren(tx, parentId)).length >= most)
    throw invalid({ parent_id: countedRule('There is room for {n} categories here, and no more.', most) });
}

/** Two of one name next to one another could not be told apart. */
export async function requireOwnName(
  tx: Database,
  { id, parent_id }: { id: string | null; parent_id: string | null },
  name: string,
): Promise<void> {
  const siblings = await findChildren(tx, parent_id);
  if (siblings.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase()))
    throw invalid({ name: rule('A category next to it has this name already.') });
}

async function requireFreeSlug(tx: Database, slug: string, id: string | null): Promise<void> {
  if (await isSlugTaken(tx, slug, id))
    throw invalid({ slug: rule('Another category has this address, or had it before.') });
}

/** Without those that are empty, which say nothing. */
export const given = (names: Partial<Record<Locale, string>>): Partial<Record<Locale, string>> =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''));
const once = (words: readonly string[]): string[] => [...new Set(words)];

/** A category as the audit log tells of it. */
const factsOf = ({ id, name, names, aliases, slug }: Omit<PlaceRow, 'version'>) => ({
  subject: { type: 'category' as const, id, name },
  after: { name, ...namesOf(names), aliases, slug } satisfies AuditFacts,
});

export const namesOf = (names: Partial<Record<Locale, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([locale, name]) => [`name_${locale}`, name]));
