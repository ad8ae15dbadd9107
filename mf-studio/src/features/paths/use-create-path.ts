import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { NewPath } from './new-path.ts';

/** Begins a draft. */
export function useCreatePath() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationKey: ['create-path'],
    mutationFn: (body: NewPath) => api.saveLearningPath({ body }),
    onSuccess: (path) => {
      queryClient.setQueryData(['path-builder', path.slug], path);
      void queryClient.invalidateQueries({ queryKey: ['own-paths'] });
    },
  });
}
