import { isOffered } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { CourseFields } from '@stoa/shared/contract/teaching/course-builder.ts';
import { findCurrency, toMajor } from '@stoa/shared/contract/kernel/currencies.ts';
import { isHolderOf } from '../../people/roles/role-holders.ts';
import { priceRefusal } from '../courses/price-refusal.ts';
import { findFinalCategory, findSkillsNamed } from './find-named.ts';
import type { Importing } from './insert-imported.ts';

/** Fields of the course, with what this site has of what it names by words. What it has not is noted. */
export async function importedFields(importing: Importing): Promise<Partial<CourseFields>> {
  const { archive, names, notes } = importing;
  const { category: _category, skills: _skills, prerequisites, name: _name, ...fields } = archive.course;
  notes.push(...prerequisites.map(({ name, slug }) => ({ kind: 'prerequisite', name: `${name} (${slug})` }) as const));
  return {
    ...fields,
    ...pricedIn(importing),
    is_micro: fields.is_micro || !(await makesFull(importing)),
    content_type: fields.content_type && isOffered(fields.content_type) ? fields.content_type : null,
    final_category_id: await categoryIn(importing),
    skill_ids: await skillsIn(importing),
    cover_file_id: names.fileIdOf(fields.cover_file_id),
    resources: names.givenOf(fields.resources),
  };
}

/** What partners take in becomes one of their micro courses. */
const makesFull = ({ tx, giving }: Importing): Promise<boolean> => isHolderOf(tx, giving.ownerId, 'create-course');

async function categoryIn({ tx, archive, notes }: Importing): Promise<string | null> {
  const { category } = archive.course;
  if (category === null) return null;
  const found = await findFinalCategory(
    tx,
    category.map(({ slug }) => slug),
  );
  if (found === undefined) notes.push({ kind: 'category', name: category.map(({ name }) => name).join(' › ') });
  return found ?? null;
}

async function skillsIn({ tx, archive, notes }: Importing): Promise<string[]> {
  const { skills } = archive.course;
  const known = await findSkillsNamed(tx, skills);
  notes.push(...skills.filter((name) => !known.has(name)).map((name) => ({ kind: 'skill', name }) as const));
  return skills.flatMap((name) => known.get(name) ?? []);
}

/** A price that this site does not take makes the draft free, until its author names another. */
function pricedIn({ archive, notes }: Importing): Pick<CourseFields, 'type' | 'price_minor' | 'currency'> {
  const { type, price_minor, currency } = archive.course;
  const isTaken = type === 'free' || (findCurrency(currency) && priceRefusal(price_minor, currency) === undefined);
  if (isTaken)
    return {
      type,
      price_minor: type === 'free' ? 0 : price_minor,
      currency: findCurrency(currency) ? currency : 'USD',
    };
  notes.push({ kind: 'price', name: `${toMajor(price_minor, currency)} ${currency}` });
  return { type: 'free', price_minor: 0, currency: 'USD' };
}
