import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/** Published courses by what is being typed, from two letters on. */
export function useSuggestedCourses(words: string) {
  const api = useApi();
  const q = useDeferredValue(words.trim());
  const isAsked = q.length >= 2;
  const { data, isPending } = useQuery({
    queryKey: ['suggested-courses', q],
    queryFn: ({ signal }) => api.suggestCourses({ query: { q, limit: 8 }, signal }),
    enabled: isAsked,
  });
  return { data: isAsked ? data : [], isAsked: isAsked && !isPending };
}
