import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';

export type EnrollmentFilter = 'active' | 'completed' | undefined;

export function useEnrollments(query: { status?: EnrollmentFilter; q?: string; page?: number; per_page?: number }) {
  const api = useApi();
  useFreshEnrollments();
  return useQuery({
    queryKey: ['enrollments', query],
    queryFn: ({ signal }) =>
      api.listEnrollments({ query: { ...query, status: query.status, q: query.q || undefined }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What happens in the player shows here when one comes back. */
function useFreshEnrollments() {
  const { events } = usePlatform();
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: ['enrollments'] });
    const stops = [
      events.on('course-enrolled', refresh),
      events.on('progress-changed', refresh),
      events.on('course-completed', refresh),
    ];
    return () => stops.forEach((stop) => stop());
  }, [events, queryClient]);
}

/** Leaving a course keeps its progress; enrolling again takes it back, which is what the undo does. */
export function useLeaveCourse() {
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['enrollments'] });
  const comeBack = useMutation({
    mutationFn: (courseId: string) => api.enroll({ body: { course_id: courseId } }),
    onSettled: refresh,
    onError: (error) => toasts.show({ kind: 'error', message: error.message }),
  });
  return useMutation({
    mutationFn: ({ enrollmentId }: { enrollmentId: string; courseId: string; name: string }) =>
      api.unenroll({ params: { id: enrollmentId } }),
    onSuccess: (_, { courseId, name }) => {
      toasts.show({
        kind: 'info',
        message: `You left ${name}. Your progress is kept.`,
        action: { label: 'Undo', run: () => comeBack.mutate(courseId) },
      });
      return refresh();
    },
    onError: (error) => toasts.show({ kind: 'error', message: error.message }),
  });
}
