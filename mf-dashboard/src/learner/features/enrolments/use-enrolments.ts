import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';

export type EnrolmentFilter = 'active' | 'completed' | undefined;

export function useEnrolments(query: { status?: EnrolmentFilter; q?: string; page?: number; per_page?: number }) {
  const api = useApi();
  useFreshEnrolments();
  return useQuery({
    queryKey: ['enrolments', query],
    queryFn: ({ signal }) =>
      readPage(query.page ?? 1, (page) =>
        api.listEnrolments({ query: { ...query, status: query.status, q: query.q || undefined, page }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** What happens in the player shows here when one comes back. */
function useFreshEnrolments() {
  const { events } = usePlatform();
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: ['enrolments'] });
    const stops = [
      events.on('course-enrolled', refresh),
      events.on('progress-changed', refresh),
      events.on('course-completed', refresh),
    ];
    return () => stops.forEach((stop) => stop());
  }, [events, queryClient]);
}
