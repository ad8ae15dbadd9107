import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../federation/platform-context.tsx';

export function useRateCourse(courseId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { rating: number; comment: string }) => api.rateCourse({ params: { id: courseId }, body }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['ratings', courseId] }),
        queryClient.invalidateQueries({ queryKey: ['course'] }),
      ]),
  });
}
