import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EnrolmentSort } from '@stoa/shared/contract/learning/enrolment-words.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';

interface EnrolmentFilters {
  status?: 'active' | 'completed';
  archived?: 'true';
  sort?: EnrolmentSort;
  q?: string;
  page?: number;
  per_page?: number;
}

export function useEnrolments(query: EnrolmentFilters) {
  const api = useApi();
  useFreshEnrolments();
  return useQuery({
    queryKey: ['enrolments', query],
    queryFn: ({ signal }) =>
      readPage(query.page ?? 1, (page) =>
        api.listEnrolments({ query: { ...query, q: query.q || undefined, page }, signal }),
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
