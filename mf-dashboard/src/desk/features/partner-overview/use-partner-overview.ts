import { useQuery } from '@tanstack/react-query';
import type { WorkPlace } from '@stoa/shared/contract/learning/assignment-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

const DAYS = 30;
const DAY_MS = 86_400_000;
const EVERY_MS = 60_000;
const FEW = 5;
/** Asked again every minute while it is looked at, and when somebody comes back to it. */
const live = { refetchInterval: EVERY_MS, refetchOnWindowFocus: true };

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
/** Today, as UTC counts it, and the days before. */
export const lastDays = (now = Date.now()) => ({ from: dayOf(now - (DAYS - 1) * DAY_MS), to: dayOf(now) });

export function useRecentReport() {
  const api = useApi();
  const query = lastDays();
  return useQuery({
    queryKey: ['partner-overview', 'figures', query],
    queryFn: ({ signal }) => api.getPathReport({ query, signal }),
    ...live,
  });
}

/** Those that were changed last, and how many there are. */
export function useRecentPaths() {
  const api = useApi();
  return useQuery({
    queryKey: ['partner-overview', 'paths'],
    queryFn: ({ signal }) => api.listOwnLearningPaths({ query: { per_page: FEW }, signal }),
    ...live,
  });
}

/** Micro courses that were changed last, and how many there are. */
export function useRecentMicroCourses() {
  const api = useApi();
  return useQuery({
    queryKey: ['partner-overview', 'micro-courses'],
    queryFn: ({ signal }) => api.listMicroCourseFigures({ query: { per_page: FEW }, signal }),
    ...live,
  });
}

/** Paths that were returned or lack something, and the work that waits for a judgement, oldest first. */
export function useWaiting() {
  const api = useApi();
  return useQuery({
    queryKey: ['partner-overview', 'waiting'],
    queryFn: async ({ signal }) => {
      const waitingIn = async (of: WorkPlace) => {
        const { items, total } = await api.listSubmissions({ query: { of, per_page: 1 }, signal });
        return { of, total, since: items[0]?.submitted_at ?? null };
      };
      const [{ items: paths }, ...works] = await Promise.all([
        api.listAmissPaths({ signal }),
        waitingIn('path'),
        waitingIn('course'),
      ]);
      return { paths, works: works.filter(({ total }) => total > 0) };
    },
    ...live,
  });
}

export function useLatestCompletions() {
  const api = useApi();
  const query = { state: 'completed', sort: 'completed', order: 'desc', per_page: FEW } as const;
  return useQuery({
    queryKey: ['partner-overview', 'completions'],
    queryFn: ({ signal }) => api.listPathLearners({ query, signal }),
    ...live,
  });
}
