import type { PathAssignmentFields } from '@stoa/shared/contract/market/path-assignments.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { usePathBuilding } from './path-builder-context.tsx';
import { usePathRefusal } from './use-path-words.ts';

type Begun = Pick<PathAssignmentFields, 'title' | 'instructions'>;

/** Adds an assignment behind the others, after all that was edited before it; gives its id. */
export function useAddAssignment() {
  const t = usePathBuilderText();
  const api = useApi();
  const { toasts } = usePlatform();
  const { path, saver } = usePathBuilding();
  return useSingleMutation({
    mutationKey: ['add-path-assignment', path.id],
    mutationFn: async (begun: Begun) => {
      const next = await saver.run((on) =>
        api.saveLearningPathAssignment({ body: { ...begun, path_id: path.id, base_version: on } }),
      );
      return next.assignments.at(-1)?.id;
    },
    onSuccess: (_, { title }) => toasts.show({ kind: 'success', message: t('work.added', { title }) }),
  });
}

/** Puts all assignments in this order, after all that was edited before it. */
export function useOrderAssignments() {
  const refusal = usePathRefusal();
  const api = useApi();
  const { toasts } = usePlatform();
  const { path, saver, reload } = usePathBuilding();
  return useSingleMutation({
    mutationKey: ['order-path-assignments', path.id],
    mutationFn: (ids: string[]) =>
      saver.run((on) =>
        api.orderLearningPathAssignments({ body: { path_id: path.id, base_version: on, assignment_ids: ids } }),
      ),
    onError: async (error) => {
      toasts.show({ kind: 'error', message: refusal(error) });
      if (isApiError(error) && error.status !== 0) await reload();
    },
  });
}

export function useRemoveAssignment({ id, title }: { id: string; title: string }) {
  const t = usePathBuilderText();
  const refusal = usePathRefusal();
  const api = useApi();
  const { toasts } = usePlatform();
  const { saver, reload } = usePathBuilding();
  return useSingleMutation({
    mutationKey: ['remove-path-assignment', id],
    mutationFn: () =>
      saver.run((on) => api.removeLearningPathAssignment({ params: { id }, query: { base_version: on } })),
    onSuccess: () => toasts.show({ kind: 'success', message: t('work.removed', { title }) }),
    onError: async (error) => {
      toasts.show({ kind: 'error', message: refusal(error) });
      // What stands on the screen is out of date: nothing is asked again on its ground.
      if (isApiError(error) && error.status !== 0) await reload();
    },
  });
}
