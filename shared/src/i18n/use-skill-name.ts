import { useCallback } from 'react';
import type { Skill } from '../contract/taxonomy/taxonomy.ts';
import { useLocale } from './locale-context.tsx';

/** What a skill is called in the page's language; in English where it has no name in that. */
export function useSkillName(): (skill: Pick<Skill, 'skill' | 'names'>) => string {
  const { locale } = useLocale();
  return useCallback(({ skill, names }) => names?.[locale] ?? skill, [locale]);
}

/** For a query of the list, as its `select`: every `skill` is the name in the page's language, in the order of that. */
export function useNamedSkills(): (skills: Skill[]) => Skill[] {
  const { locale } = useLocale();
  const nameOf = useSkillName();
  return useCallback(
    (skills) =>
      skills
        .map((skill) => ({ ...skill, skill: nameOf(skill) }))
        .sort((one, other) => one.skill.localeCompare(other.skill, locale)),
    [locale, nameOf],
  );
}
