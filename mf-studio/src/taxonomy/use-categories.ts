import type { Category } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useNamedTree } from '@stoa/shared/i18n/use-category-name.ts';
import { useQuery } from '@tanstack/react-query';

export function useCategories() {
  const api = useApi();
  const select = useNamedTree();
  return useQuery({
    queryKey: ['categories'],
    queryFn: () => api.listCategories(),
    select,
    staleTime: 60_000,
  });
}

export interface CategoryPath {
  category: string;
  sub: string;
  final: string;
}

/** Where a final category hangs in the tree. */
export function findCategoryPath(tree: readonly Category[], finalId: string | null): CategoryPath | undefined {
  for (const category of tree) {
    for (const sub of category.sub_categories) {
      if (sub.final_categories.some(({ id }) => id === finalId)) {
        return { category: category.id, sub: sub.id, final: finalId! };
      }
    }
  }
  return undefined;
}

/** Where a category of any level hangs in the tree; levels below it are empty. */
export function findCategoryOfAnyLevel(tree: readonly Category[], id: string | null): CategoryPath {
  for (const category of tree) {
    if (category.id === id) return { category: id, sub: '', final: '' };
    for (const sub of category.sub_categories) {
      if (sub.id === id) return { category: category.id, sub: id, final: '' };
      const final = sub.final_categories.find((one) => one.id === id);
      if (final) return { category: category.id, sub: sub.id, final: final.id };
    }
  }
  return { category: '', sub: '', final: '' };
}
