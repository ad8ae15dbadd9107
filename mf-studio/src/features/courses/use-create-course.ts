import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { rememberedDraft } from './remembered-draft.ts';

/** Begins a draft and remembers it. */
export function useCreateCourse() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationKey: ['create-course'],
    mutationFn: (body: Arguments<'createCourse'>['body']) => api.createCourse({ body }),
    onSuccess: (course) => {
      rememberedDraft.set(course.slug);
      queryClient.setQueryData(['course-builder', course.slug], course);
      void queryClient.invalidateQueries({ queryKey: ['own-courses'] });
    },
  });
}
