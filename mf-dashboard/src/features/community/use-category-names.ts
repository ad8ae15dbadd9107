import { useQuery } from '@tanstack/react-query';
import { ownCategories } from '@stoa/shared/contract/community-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
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
  const { data = [] } = useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => api.listCategories({ signal }),
    staleTime: HOUR_MS,
  });
  return data.map(({ slug, name }) => ({ slug, name }));
}

/** A post's category in the page's language. */
export function useCategoryName(): (category: CategoryName) => string {
  const own = useOwnCategories();
  return ({ slug, name }) => own.find((each) => each.slug === slug)?.name ?? name;
}
