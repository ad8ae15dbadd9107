import { eq, inArray } from 'drizzle-orm';
import { isOffered, type ContentType } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { CourseFields } from '@stoa/shared/contract/teaching/course-builder.ts';
import { findCurrency } from '@stoa/shared/contract/kernel/currencies.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { isReservedSlug } from '@stoa/shared/contract/site/addresses.ts';
import type { Database } from '../../kernel/database/database.ts';
import { checkResources } from '../lessons/check-resources.ts';
import { requireGivenFile, type Giving } from '../../files/given-file.ts';
import { Problem, invalid } from '../../kernel/problem.ts';
import { finalCategories, skills } from '../../taxonomy/taxonomy.tables.ts';
import type { CourseRow } from './courses.tables.ts';
import { checkPrerequisites } from './prerequisites.ts';
import { priceRefusal } from './price-refusal.ts';
import { findSlugOwner } from './courses.repository.ts';

/** The next fields of a course: what was asked for over what is there, held against all that zod cannot know. */
export async function checkedFields(
  tx: Database,
  course: CourseRow,
  { now, change, giving }: { now: CourseFields; change: Partial<CourseFields>; giving: Giving },
): Promise<CourseFields> {
  const next = { ...now, ...definedOf(change) };
  if (change.slug !== undefined && change.slug !== now.slug) await checkSlug(tx, course, change.slug);
  if (change.final_category_id) await checkCategory(tx, change.final_category_id);
  checkContentType(now.content_type, next.content_type);
  if (change.skill_ids) next.skill_ids = await checkedSkills(tx, change.skill_ids);
  if (change.cover_file_id && change.cover_file_id !== now.cover_file_id) {
    await requireGivenFile(tx, giving, { field: 'cover_file_id', id: change.cover_file_id, purpose: 'cover' });
  }
  if (change.resources) {
    await checkResources(tx, giving, { now: now.resources ?? [], next: change.resources });
  }
  if (change.prerequisites) {
    await checkPrerequisites(tx, course, { now: now.prerequisites ?? [], next: change.prerequisites });
  }
  return { ...next, ...checkedPrice(next, change), language: checkedLanguage(next.language) };
}

const definedOf = (change: Partial<CourseFields>): Partial<CourseFields> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

async function checkSlug(tx: Database, course: CourseRow, slug: string): Promise<void> {
  if (course.publishedAt !== null) throw invalid({ slug: rule('The address is fixed once a course was published.') });
  const ownerOfSlug = isReservedSlug(slug) ? 'the site' : await findSlugOwner(tx, slug);
  if (ownerOfSlug === undefined || ownerOfSlug === course.id) return;
  throw new Problem('slug_taken', 'This address is already taken.', {
    errors: { slug: [rule('This address is already taken.')] },
  });
}

/** One that was chosen when it was offered may stay. */
export function checkContentType(now: ContentType | null, next: ContentType | null): void {
  if (next === null || next === now || isOffered(next)) return;
  throw invalid({ content_type: rule('Choose a content type.') });
}

export async function checkCategory(tx: Database, id: string): Promise<void> {
  const [found] = await tx.select({ id: finalCategories.id }).from(finalCategories).where(eq(finalCategories.id, id));
  if (!found) throw invalid({ final_category_id: rule('Choose a category, a sub-category and a final category.') });
}

export async function checkedSkills(tx: Database, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const known = wanted.length === 0 ? 0 : await tx.$count(skills, inArray(skills.id, wanted));
  if (known !== wanted.length) throw invalid({ skill_ids: rule('Choose skills from the list.') });
  return wanted;
}

/** A course becomes free by its type; a price without a paid type is a mistake worth telling. */
function checkedPrice(
  next: CourseFields,
  change: Partial<CourseFields>,
): Pick<CourseFields, 'price_minor' | 'currency'> {
  const currency = next.currency.toUpperCase();
  if (change.currency !== undefined && !findCurrency(currency)) throw invalid({ currency: rule('Choose a currency.') });
  if (next.type === 'paid') {
    if (change.price_minor !== undefined || change.currency !== undefined) checkAmount(next.price_minor, currency);
    return { price_minor: next.price_minor, currency };
  }
  if ((change.price_minor ?? 0) > 0) throw invalid({ price_minor: rule('A free course has no price.') });
  return { price_minor: 0, currency };
}

function checkAmount(minor: number, code: string): void {
  const refusal = priceRefusal(minor, code);
  if (refusal !== undefined) throw invalid({ price_minor: refusal });
}

/** 'en-us' → 'en-US'. Extensions (a calendar, kinds of digits) are no part of a language, and have no name to show. */
export function checkedLanguage(language: string): string {
  try {
    return new Intl.Locale(language).baseName;
  } catch {
    throw invalid({ language: rule('Choose the language the course is taught in.') });
  }
}
