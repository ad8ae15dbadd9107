import { useQuery } from '@tanstack/react-query';
import type { CommunityPost } from '@stoa/shared/contract/community/community.ts';
import { ownCategories } from '@stoa/shared/contract/community/community-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useCategoryName as useNameOfCategory, useNamedTree } from '@stoa/shared/i18n/use-category-name.ts';
import { useCommunityText } from '../../messages/community.ts';

export interface CategoryName {
  slug: string;
  name: string;
}

const HOUR_MS = 3_600_000;

/** The community's own categories in the page's language. */
export function useOwnCategories(): CategoryName[] {
  const t = useCommunityText();
  return ownCategories.map((slug) => ({ slug, name: t(`community.${slug}`) }));
}

/** Those of the catalogue; none until they are here, and none where they cannot be had. */
export function useCatalogueCategories(): CategoryName[] {
  const api = useApi();
  const select = useNamedTree();
  const { data = [] } = useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => api.listCategories({ signal }),
    select,
    staleTime: HOUR_MS,
  });
  return data.map(({ slug, name }) => ({ slug, name }));
}

/** A post's category in the page's language. */
export function useCategoryName(): (category: CommunityPost['category']) => string {
  const own = useOwnCategories();
  const nameOf = useNameOfCategory();
  return (category) => own.find(({ slug }) => slug === category.slug)?.name ?? nameOf(category);
}
