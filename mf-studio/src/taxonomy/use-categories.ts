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
    staleTime: 3_600_000,
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
