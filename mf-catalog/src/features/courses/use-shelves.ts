import { useQueries, useQuery } from '@tanstack/react-query';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi, useSession } from '@stoa/shared/federation/platform-context.tsx';

const SHELF = 8;
/** As many as stand in one line of a wide page. */
const LINE = 4;

/** Courses like those that this person rated well, takes or wishes for; none for a guest. */
export function useAlike() {
  const api = useApi();
  const { state } = useSession();
  return useQuery({
    queryKey: ['alike'],
    queryFn: ({ signal }) => api.listAlike({ query: { limit: SHELF }, signal }),
    enabled: state === 'signed-in',
  });
}

export function useRelatedCourses(slug: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['related-courses', slug],
    queryFn: ({ signal }) => api.listRelatedCourses({ params: { slug }, query: { limit: LINE }, signal }),
  });
}

/** By category of the first level: the courses of it that most people take. */
export function useFirstOfCategories() {
  const api = useApi();
  return useQuery({
    queryKey: ['course-categories'],
    queryFn: ({ signal }) => api.listCourseCategories({ query: { per_category: LINE }, signal }),
    staleTime: 10 * 60_000,
  });
}

/** What this person said when they came that they want to learn; ids of categories. */
export function useInterests() {
  const api = useApi();
  const { state } = useSession();
  return useQuery({
    queryKey: ['interests'],
    queryFn: async ({ signal }) => (await api.getIntroduction({ signal }))?.interests ?? [],
    enabled: state === 'signed-in',
    staleTime: 10 * 60_000,
  });
}

/** By category, in the order asked; a category whose courses did not come has none. */
export function useCoursesOfCategories(ids: readonly string[]): ReadonlyMap<string, Courses> {
  const api = useApi();
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['category-courses', id],
      queryFn: () => api.listCategoryCourses({ params: { id }, query: { per_page: SHELF } }),
    })),
    combine: (answers) => new Map(answers.flatMap(({ data }, index) => (data ? [[ids[index]!, data.items]] : []))),
  });
}
type Courses = Reply<'listCategoryCourses'>['items'];
