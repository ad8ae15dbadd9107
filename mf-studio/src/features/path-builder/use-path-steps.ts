import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { EditsUnsaved } from '../../saving/edits-unsaved.ts';
import { usePathBuilding } from './path-builder-context.tsx';
import { pathBuilderKey } from './use-path-builder.ts';
import { usePathRefusal } from './use-path-words.ts';

export type PathStep = 'submit' | 'withdraw' | 'publish';

/** Sends what is still unsaved first, so that a reviewer never reads an older path. */
export function usePathSteps() {
  const t = usePathBuilderText();
  const refusal = usePathRefusal();
  const api = useApi();
  const queryClient = useQueryClient();
  const { toasts } = usePlatform();
  const { path, saver, reload } = usePathBuilding();
  const { id, slug } = path;
  const calls: Record<PathStep, () => Promise<PathBuilder>> = {
    submit: () => api.submitLearningPath({ params: { id } }),
    withdraw: () => api.withdrawLearningPath({ params: { id } }),
    publish: () => api.publishLearningPath({ params: { slug } }),
  };
  const step = useSingleMutation({
    mutationKey: ['path-transition', id],
    mutationFn: async (kind: PathStep) => {
      await saver.flush();
      if (kind === 'submit' && saver.isDirty()) throw new EditsUnsaved();
      return saver.run(calls[kind]);
    },
    onSuccess: (_, kind) => toasts.show({ kind: 'success', message: t(`done.${kind}`) }),
    onError: async (error) => {
      toasts.show({ kind: 'error', message: error instanceof EditsUnsaved ? t('refused.unsaved') : refusal(error) });
      // The path has changed under us: what stands on the screen may be out of date.
      if (isApiError(error) && error.status !== 0) await reload();
    },
  });
  return {
    pending: step.isPending ? step.variables : undefined,
    /** The newest reply decides, not the screen: a second press may come before the first one's result is drawn. */
    start: (kind: PathStep): void => {
      const now = queryClient.getQueryData<PathBuilder>(pathBuilderKey(slug)) ?? path;
      if (now.actions.includes(kind)) step.mutate(kind);
    },
  };
}
