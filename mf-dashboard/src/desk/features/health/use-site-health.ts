import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SiteCheckName, siteChecks } from '@stoa/shared/contract/administration/site-health-words.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { usePlatformApi } from '@stoa/shared/federation/use-platform-api.ts';

const EVERY_MS = 30_000;
const DAY_MINUTES = 24 * 60;
const KEY = ['site-health'];

/** While the page is seen. What was found stays on it while it is measured again, and when that fails. */
const measured = { refetchInterval: EVERY_MS, staleTime: 0, retry: false } as const;

function useCheckQuery() {
  const api = useApi();
  return (check: SiteCheckName) => ({
    queryKey: [...KEY, check],
    queryFn: ({ signal }: { signal: AbortSignal }) => api.getSiteCheck({ params: { check }, signal }),
    ...measured,
  });
}

/** One part of the site: each is asked for by itself, so that one that hangs holds up none of the others. */
export const useSiteCheck = (check: SiteCheckName) => useQuery(useCheckQuery()(check));

/** All of them, for who wants to know in one line. */
export const useSiteChecks = () => useQueries({ queries: siteChecks.map(useCheckQuery()) });

/** Measures everything anew. */
export function useMeasureAgain(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: KEY });
}

/** What is live, and how it behaved in browsers over a day and a week: the release platform tells it. */
export function useRemotesHealth() {
  const api = usePlatformApi();
  const { release } = usePlatform();
  return useQuery({
    queryKey: [...KEY, 'remotes', release.channel],
    queryFn: async ({ signal }) => {
      const params = { channel: release.channel };
      const [{ remotes }, day, week] = await Promise.all([
        api.getStatus({ params, signal }),
        api.getHealth({ params, query: { minutes: DAY_MINUTES }, signal }),
        api.getHealth({ params, query: { minutes: 7 * DAY_MINUTES }, signal }),
      ]);
      return { remotes, day: day.versions, week: week.versions };
    },
    ...measured,
  });
}
