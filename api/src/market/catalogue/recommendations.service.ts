import type { Recommendation } from '@stoa/shared/contract/market/catalogue.ts';
import type { Context } from '../../kernel/context.ts';
import { findIntroduction } from '../../people/profile/introduction.service.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { cardOf } from '../../teaching/courses/course-cards.ts';
import { findRecommended, type RecommendedRow, type Wanted } from './recommendations.repository.ts';

/** Of one who told nothing yet: every level suits. */
const anything: Wanted = { interests: [], level: 'all_levels' };

export async function listRecommendations(
  { db, files }: Context,
  { user }: Viewer,
  limit: number,
): Promise<Recommendation[]> {
  const wanted = (await findIntroduction(db, user.id)) ?? anything;
  const rows = await findRecommended(db, user.id, wanted, limit);
  return rows.map((row) => ({ course: cardOf(files, row), reason: reasonOf(row) }));
}

const reasonOf = ({ is_interest, category }: RecommendedRow): Recommendation['reason'] =>
  is_interest && category
    ? { kind: 'interest', category: { name: category.name, names: category.names, slug: category.slug } }
    : { kind: 'popular' };
