/** The three levels of the tree, from its root. */
export const categoryLevels = ['category', 'sub_category', 'final_category'] as const;
export type CategoryLevel = (typeof categoryLevels)[number];

/** What stands in a category, and goes along when it is moved or merged. */
export const categoryUses = ['courses', 'drafts', 'learning_paths', 'posts', 'interests', 'expertise'] as const;
export type CategoryUse = (typeof categoryUses)[number];

/** What names a skill. */
export const skillUses = ['courses', 'drafts', 'learning_paths', 'portfolio'] as const;
export type SkillUse = (typeof skillUses)[number];

/** As many as a menu can show, and a person can choose from. */
export const mostCategories: Readonly<Record<CategoryLevel, number>> = {
  category: 30,
  sub_category: 30,
  final_category: 40,
};
export const MOST_ALIASES = 10;
export const MOST_SKILLS_OF_SITE = 5000;
