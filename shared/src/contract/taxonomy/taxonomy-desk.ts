import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, ok, pageQuery, paged, slug } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { locales } from '../site/locales.ts';
import { categoryLevels, categoryUses, MOST_ALIASES, skillUses } from './taxonomy-words.ts';

const placeName = z
  .string()
  .trim()
  .min(2, rule('A name has 2 to 60 characters.'))
  .max(60, rule('A name has 2 to 60 characters.'));
/** In other languages than English; an empty one says nothing, and the English name stands for it. */
const namesIn = z.partialRecord(z.enum(locales).exclude(['en']), placeName.or(z.literal('')));
const alias = z
  .string()
  .trim()
  .min(2, rule('Another word has 2 to 40 characters.'))
  .max(40, rule('Another word has 2 to 40 characters.'));
const aliases = z.array(alias).max(MOST_ALIASES, rule('At most 10 other words.'));

/** What was read when the change was made: refused with `conflict` (409) where somebody has changed it since. */
const onPlaceVersion = { base_version: z.int32().min(1) };

const deskRow = { id, version: z.int().min(1) };

export const deskCategory = z.object({
  ...deskRow,
  level: z.enum(categoryLevels),
  /** The category above; null at the root. */
  parent_id: id.nullable(),
  name: z.string(),
  names: z.partialRecord(z.enum(locales), z.string()),
  aliases: z.array(z.string()),
  slug: z.string(),
  /** Addresses that led here before, of its own and of those that were merged into it. */
  former_slugs: z.array(z.string()),
  /** What stands in it and in all below it. */
  uses: z.record(z.enum(categoryUses), z.int().min(0)),
});
export type DeskCategory = z.infer<typeof deskCategory>;

export const categoryDraft = z.object({
  /** The category above; null makes a root. */
  parent_id: id.nullable(),
  name: placeName,
  names: namesIn.default({}),
  aliases: aliases.default([]),
  /** Made from the name where none is given. */
  slug: slug.optional(),
});
export type CategoryDraft = z.output<typeof categoryDraft>;

export const categoryChange = z.object({
  ...onPlaceVersion,
  name: placeName.optional(),
  names: namesIn.optional(),
  aliases: aliases.optional(),
  /** The address before leads to the new one from then on. */
  slug: slug.optional(),
});
export type CategoryChange = z.output<typeof categoryChange>;

const skillName = z
  .string()
  .trim()
  .min(2, rule('A skill has 2 to 60 characters.'))
  .max(60, rule('A skill has 2 to 60 characters.'));
export const skillNames = {
  skill: skillName,
  names: z.partialRecord(z.enum(locales).exclude(['en']), skillName.or(z.literal(''))),
};

export const deskSkill = z.object({
  ...deskRow,
  skill: z.string(),
  names: z.partialRecord(z.enum(locales), z.string()),
  uses: z.record(z.enum(skillUses), z.int().min(0)),
});
export type DeskSkill = z.infer<typeof deskSkill>;

export const skillDraft = z.object({ skill: skillNames.skill, names: skillNames.names.default({}) });
export const skillChange = z.object({ ...onPlaceVersion, ...z.object(skillNames).partial().shape });
export type SkillDraft = z.output<typeof skillDraft>;
export type SkillChange = z.output<typeof skillChange>;

export const merging = z.object({ ...onPlaceVersion, into_id: id });

const forTheDesk = { auth: 'signed-in', permission: 'manage-taxonomy' } as const;
const onPlaceVersionQuery = z.object({ base_version: z.coerce.number().pipe(onPlaceVersion.base_version) });

export const taxonomyDeskEndpoints = defineEndpoints({
  listDeskCategories: {
    summary: 'All categories in the order of the tree, with what stands in each',
    ...forTheDesk,
    reply: z.array(deskCategory),
  },
  createCategory: {
    summary: 'Add a category as the last of its siblings',
    ...forTheDesk,
    body: categoryDraft,
    reply: byId,
  },
  updateCategory: {
    summary: 'Change the names, other words or address of a category',
    ...forTheDesk,
    params: byId,
    body: categoryChange,
    reply: ok,
  },
  orderCategories: {
    summary: 'Put the categories below one in another order; all of them are named',
    ...forTheDesk,
    body: z.object({ parent_id: id.nullable(), ids: z.array(id).min(1).max(100) }),
    reply: ok,
  },
  moveCategory: {
    summary: 'Put a category, with all below it, under another one of the level above',
    ...forTheDesk,
    params: byId,
    body: z.object({ ...onPlaceVersion, parent_id: id }),
    reply: ok,
  },
  /** Of the same level. There is no way back. */
  mergeCategory: {
    summary: 'Put all that stands in a category into another one, whose address its own leads to from then on',
    ...forTheDesk,
    params: byId,
    body: merging,
    reply: ok,
  },
  removeCategory: {
    summary: 'Remove a category in which nothing stands',
    ...forTheDesk,
    params: byId,
    query: onPlaceVersionQuery,
    reply: ok,
  },
  listDeskSkills: {
    summary: 'Skills by name, with what names each',
    ...forTheDesk,
    query: pageQuery.extend({ q: z.string().trim().max(100).default('') }),
    reply: paged(deskSkill),
  },
  createSkill: { summary: 'Add a skill', ...forTheDesk, body: skillDraft, reply: byId },
  updateSkill: {
    summary: 'Rename a skill in any language',
    ...forTheDesk,
    params: byId,
    body: skillChange,
    reply: ok,
  },
  mergeSkill: {
    summary: 'Have another skill stand wherever this one is named',
    ...forTheDesk,
    params: byId,
    body: merging,
    reply: ok,
  },
  removeSkill: {
    summary: 'Remove a skill that nothing names',
    ...forTheDesk,
    params: byId,
    query: onPlaceVersionQuery,
    reply: ok,
  },
});
