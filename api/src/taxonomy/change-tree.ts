import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { type CategoryLevel, categoryLevels } from '@stoa/shared/contract/taxonomy/taxonomy-words.ts';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import type { WithNouns } from '../kernel/context.ts';
import type { Database } from '../kernel/database/database.ts';
import { invalid } from '../kernel/problem.ts';
import type { Viewer } from '../kernel/viewer.ts';
import { requireOwnName, requireRoomBelow } from './categories.service.ts';
import { countUses } from './list-desk-categories.ts';
import { inCategories } from './placed.ts';
import {
  deletePlace,
  findChildren,
  findPlace,
  lockPlace,
  passSlugsOn,
  type PlaceRow,
  updateParent,
} from './places.repository.ts';
import { changeTaxonomy, requirePlaceAt } from './require-place.ts';

interface Change {
  id: string;
  base_version: number;
}

export const moveCategory = (
  { db, nouns }: WithNouns,
  viewer: Viewer,
  { id, base_version, parent_id }: Change & { parent_id: string },
): Promise<Reply<'moveCategory'>> =>
  changeTaxonomy(db, async (tx) => {
    const place = await requirePlaceAt(tx, id, base_version);
    const { level } = place;
    const parent = await findPlace(tx, parent_id);
    if (level === 'category' || parent === undefined || parent.level !== levelAbove(level))
      throw invalid({ parent_id: rule('Choose a category of the level above.') });
    if (parent.id === place.parent_id) return { ok: true };
    await requireRoomBelow(tx, parent.id, level);
    await requireOwnName(tx, { id, parent_id: parent.id }, place.name);
    const before = await findPlace(tx, place.parent_id ?? '');
    await updateParent(tx, { id, level }, parent.id);
    for (const { followMove } of inCategories(nouns)) await followMove?.(tx);
    await recordAudit(tx, {
      kind: 'category_moved',
      actorId: viewer.user.id,
      subject: { type: 'category', id, name: place.name },
      before: { below: before?.name ?? null },
      after: { below: parent.name },
    });
    return { ok: true };
  });

const levelAbove = (level: CategoryLevel): CategoryLevel | undefined =>
  categoryLevels[categoryLevels.indexOf(level) - 1];

export const mergeCategory = (
  { db, nouns }: WithNouns,
  viewer: Viewer,
  { id, base_version, into_id }: Change & { into_id: string },
): Promise<Reply<'mergeCategory'>> =>
  changeTaxonomy(db, async (tx) => {
    const from = await requirePlaceAt(tx, id, base_version);
    const into = await findPlace(tx, into_id);
    if (into === undefined || into.id === from.id || into.level !== from.level)
      throw invalid({ into_id: rule('Choose another category of the same level.') });
    await lockPlace(tx, from);
    const moved = await countUses({ db: tx, nouns }, from.id);
    await moveChildren(tx, from, into);
    for (const { followMerge } of inCategories(nouns))
      await followMerge?.(tx, { level: from.level, from: from.id, into: into.id });
    for (const { followMove } of inCategories(nouns)) await followMove?.(tx);
    await passSlugsOn(tx, from, into);
    await deletePlace(tx, from);
    await recordAudit(tx, {
      kind: 'category_merged',
      actorId: viewer.user.id,
      subject: { type: 'category', id, name: from.name },
      before: { name: from.name, slug: from.slug, ...moved },
      after: { into: into.name, into_id: into.id },
    });
    return { ok: true };
  });

/** What stands below comes along, unless there is one of its name already: that is for a person to sort out first. */
async function moveChildren(tx: Database, from: PlaceRow, into: PlaceRow): Promise<void> {
  const [children, there] = [await findChildren(tx, from.id), await findChildren(tx, into.id)];
  const names = new Set(there.map(({ name }) => name.toLowerCase()));
  if (children.some(({ name }) => names.has(name.toLowerCase())))
    throw invalid({ into_id: rule('Both have a category of the same name below them. Merge those first.') });
  for (const { id, level } of children) {
    if (level === 'category') continue;
    await requireRoomBelow(tx, into.id, level);
    await updateParent(tx, { id, level }, into.id);
  }
}

export const removeCategory = (
  { db, nouns }: WithNouns,
  viewer: Viewer,
  { id, base_version }: Change,
): Promise<Reply<'removeCategory'>> =>
  changeTaxonomy(db, async (tx) => {
    const place = await requirePlaceAt(tx, id, base_version);
    await lockPlace(tx, place);
    const isEmpty = Object.values(await countUses({ db: tx, nouns }, id)).every((count) => count === 0);
    if (!isEmpty || (await findChildren(tx, id)).length > 0)
      throw invalid({ id: rule('Something stands in this category. Merge it into another one instead.') });
    for (const { followRemoval } of inCategories(nouns)) await followRemoval?.(tx, id);
    await deletePlace(tx, place);
    await recordAudit(tx, {
      kind: 'category_removed',
      actorId: viewer.user.id,
      subject: { type: 'category', id, name: place.name },
      before: { name: place.name, slug: place.slug },
    });
    return { ok: true };
  });
