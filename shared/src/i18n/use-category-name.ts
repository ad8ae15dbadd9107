import { useCallback } from 'react';
import type { Category, CategoryName } from '../contract/taxonomy/taxonomy.ts';
import { useLocale } from './locale-context.tsx';

const nameIn = (locale: keyof NonNullable<CategoryName['names']>, { name, names }: CategoryName): string =>
  names?.[locale] ?? name;

/** What a category is called in the page's language; in English where it has no name in that. */
export function useCategoryName() {
  const { locale } = useLocale();
  return (category: CategoryName): string => nameIn(locale, category);
}

/** For a query of the tree, as its `select`: every `name` is the one in the page's language. */
export function useNamedTree(): (tree: Category[]) => Category[] {
  const { locale } = useLocale();
  return useCallback(
    (tree) =>
      tree.map((category) => ({
        ...category,
        name: nameIn(locale, category),
        sub_categories: category.sub_categories.map((sub) => ({
          ...sub,
          name: nameIn(locale, sub),
          final_categories: sub.final_categories.map((final) => ({ ...final, name: nameIn(locale, final) })),
        })),
      })),
    [locale],
  );
}
