import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CourseSuggestion } from '@stoa/shared/contract/market/catalogue.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { suggestedCourse, suggestedPlaces, type Suggestion } from './suggestions.ts';

const LOADED = 100;
const SHOWN = 6;
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
  suggestions: Suggestion[];
  /** Everyone who could know was asked, and there is nothing for these words. */
  isNothing: boolean;
}

/**
 * What to suggest for what is typed: at once from the names of the 100 most popular courses, then from the server, which knows
 * all courses, categories, learning paths and teachers, and forgives a slip. Nothing is asked until the field is used (`enabled`).
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
    queryKey: ['search-suggestions', asked],
    queryFn: ({ signal }) => api.listSearchSuggestions({ query: { q: asked }, signal }),
    placeholderData: keepPreviousData,
    enabled: enabled && asked !== '' && text !== '',
  });
  if (!enabled || text === '') return { suggestions: [], isNothing: false };
  const near = matchingCourses(popular.data ?? [], text);
  const rest = (found.data?.courses ?? []).filter(({ id }) => !near.some((course) => course.id === id));
  const courses = [...near, ...rest].slice(0, SHOWN).map(suggestedCourse);
  const suggestions = [...courses, ...(found.data ? suggestedPlaces(found.data) : [])];
  const isAnswered = found.isSuccess && !found.isPlaceholderData && asked === text;
  return { suggestions, isNothing: isAnswered && suggestions.length === 0 };
}
