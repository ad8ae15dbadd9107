import type { CourseImport } from '@stoa/shared/contract/teaching/course-imports.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const LOOK_EVERY_MS = 1_000;

/** Has an uploaded archive made into a course, and looks how far that is. Asked again, it is the same import. */
export function useCourseImport() {
  const api = useApi();
  const queryClient = useQueryClient();
  const keyOf = (id: string | undefined) => ['course-import', id];
  const begun = useSingleMutation({
    mutationKey: ['import-course'],
    mutationFn: (fileId: string) => api.importCourse({ body: { file_id: fileId } }),
    onSuccess: (made) => queryClient.setQueryData(keyOf(made.id), made),
  });
  const id = begun.data?.id;
  const watched = useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }): Promise<CourseImport> => {
      const found = await api.getCourseImport({ params: { id: id ?? '' }, signal });
      if (found.state === 'done') void queryClient.invalidateQueries({ queryKey: ['own-courses'] });
      return found;
    },
    enabled: id !== undefined,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'working' ? LOOK_EVERY_MS : false,
    gcTime: 0,
  });
  return { begun, watched, found: id === undefined ? undefined : watched.data };
}
