import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CourseSuggestion } from '@stoa/shared/contract/courses.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

const LOADED = 100;
const SHOWN = 8;
const DEBOUNCE_MS = 200;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Names that hold every typed word, those that begin with the text first. */
export function matchingCourses(courses: readonly CourseSuggestion[], typed: string): CourseSuggestion[] {
  const text = plain(typed.trim());
  const words = text.split(/\s+/);
  return courses
    .filter(({ name }) => words.every((word) => plain(name).includes(word)))
    .sort((a, b) => Number(plain(b.name).startsWith(text)) - Number(plain(a.name).startsWith(text)));
}

export interface Suggestions {
  courses: CourseSuggestion[];
  /** Everyone who could know was asked, and no course has such a name. */
  isNothing: boolean;
}

/**
 * Courses to suggest for what is typed: at once from the 100 most popular, then also from the server, which knows the
 * rest and forgives a slip. Nothing is asked until the field is used (`enabled`).
 */
export function useCourseSuggestions(typed: string, enabled: boolean): Suggestions {
  const api = useApi();
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, DEBOUNCE_MS);
  const popular = useQuery({
    queryKey: ['published-courses', LOADED],
    queryFn: () => api.sortPublishedCourses({ body: { limit: LOADED, sort: 'popular' } }),
    staleTime: 300_000,
    enabled,
  });
  const found = useQuery({
    queryKey: ['course-suggestions', asked],
    queryFn: ({ signal }) => api.suggestCourses({ query: { q: asked, limit: SHOWN }, signal }),
    placeholderData: keepPreviousData,
    enabled: enabled && asked !== '' && text !== '',
  });
  if (!enabled || text === '') return { courses: [], isNothing: false };
  const near = matchingCourses(popular.data ?? [], text);
  const rest = (found.data ?? []).filter(({ id }) => !near.some((course) => course.id === id));
  const courses = [...near, ...rest].slice(0, SHOWN);
  const isAnswered = popular.isSuccess && found.isSuccess && !found.isPlaceholderData && asked === text;
  return { courses, isNothing: isAnswered && courses.length === 0 };
}
