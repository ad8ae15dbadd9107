import { postSorts, type PostSort } from '@stoa/shared/contract/community/community-words.ts';

/** What stands in the address of the list. */
export interface PostFilters {
  category: string | undefined;
  mine: boolean;
  sort: PostSort;
  q: string;
  page: number;
}

export const PER_PAGE = 20;

export function readFilters(search: URLSearchParams): PostFilters {
  return {
    category: search.get('category') ?? undefined,
    mine: search.get('mine') === 'true',
    sort: postSorts.find((sort) => sort === search.get('sort')) ?? 'newest',
    q: (search.get('q') ?? '').slice(0, 200),
    page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
  };
}

/** Without what goes without saying, so that the plain list has the plain address. */
export function writeFilters({ category, mine, sort, q, page }: PostFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (mine) search.set('mine', 'true');
  if (sort !== 'newest') search.set('sort', sort);
  if (q) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  return search;
}
