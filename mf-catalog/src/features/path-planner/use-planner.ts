import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNamedSkills } from '@stoa/shared/i18n/use-skill-name.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readWish, writeWish, type PlannerWish } from './planner-wish.ts';

/** The wish that stands in the address. */
export function usePlannerWish() {
  const [search, setSearch] = useSearchParams();
  return { wish: readWish(search), change: (wish: PlannerWish) => setSearch(writeWish(wish)) };
}

export function usePlannableCourses(skills: readonly string[]) {
  const api = useApi();
  const asked = [...skills].sort();
  return useQuery({
    queryKey: ['plannable-courses', asked],
    queryFn: ({ signal }) => api.listPlannableCourses({ query: { skills: asked }, signal }),
    enabled: asked.length > 0,
  });
}

export function useSkills() {
  const api = useApi();
  const select = useNamedSkills();
  return useQuery({
    queryKey: ['skills'],
    queryFn: ({ signal }) => api.listSkills({ signal }),
    select,
    staleTime: 60_000,
  });
}

/** As long as the screen stands, a plan begins on the day on which it was opened. */
export function useToday(): string {
  const [today] = useState(() => {
    const now = new Date();
    return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  });
  return today;
}
