import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { OwnLearningPath, PathAction, PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import type { Api } from '@stoa/shared/http/api.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { usePathsText } from '../../messages/paths.ts';

export type PathTransition = Exclude<PathAction, 'edit' | 'return'>;
type Path = Pick<OwnLearningPath, 'id' | 'slug' | 'title'>;

/** Asked about first, because they can't be undone or others feel them at once. */
export type AskedTransition = Extract<PathTransition, 'remove' | 'retire' | 'unpublish'>;
export const isAsked = (kind: PathTransition): kind is AskedTransition =>
  kind === 'remove' || kind === 'retire' || kind === 'unpublish';

/** What the path is now; nothing once it is deleted. */
type Outcome = Pick<PathBuilder, 'status' | 'actions'> | undefined;

const calls: Record<PathTransition, (api: Api, path: Path) => Promise<Outcome>> = {
  submit: (api, { id }) => api.submitLearningPath({ params: { id } }),
  withdraw: (api, { id }) => api.withdrawLearningPath({ params: { id } }),
  publish: (api, { slug }) => api.publishLearningPath({ params: { slug } }),
  unpublish: (api, { id }) => api.unpublishLearningPath({ params: { id }, body: {} }),
  retire: (api, { id }) => api.retireLearningPath({ params: { id } }),
  remove: async (api, { id }) => {
    await api.removeLearningPath({ params: { id } });
    return undefined;
  },
};
const undoing: Partial<Record<PathTransition, PathTransition>> = {
  submit: 'withdraw',
  withdraw: 'submit',
  unpublish: 'publish',
};

/** Why a path stays where it is, in words of its own. */
const refusals = ['path_incomplete', 'path_transition', 'path_in_review', 'path_taken'] as const;

/** Moves a path from one status to another, says so, and offers the way back where there is one. */
export function usePathTransition(path: Path) {
  const t = usePathsText();
  const refusal = useRefusal(t, refusals);
  const api = useApi();
  const { toasts, navigation } = usePlatform();
  const queryClient = useQueryClient();
  const transition = useSingleMutation<Outcome, PathTransition>({
    mutationKey: ['path-transition', path.id],
    mutationFn: (kind: PathTransition) => calls[kind](api, path),
    onSuccess: (now, kind) => {
      const back = undoing[kind];
      const isWayBack = back !== undefined && now?.actions.includes(back);
      toasts.show({
        kind: 'success',
        message: t(`done.${kind}`, { title: path.title }),
        ...(isWayBack && { action: { label: t('undo'), run: () => transition.mutate(back) } }),
      });
    },
    onError: (error, kind) => {
      const code = isApiError(error) ? error.code : undefined;
      const review = () => navigation.navigate(to.editLearningPath({ slug: path.slug }, { section: 'review' }));
      toasts.show({
        kind: 'error',
        message: refusal(error),
        ...(code === 'path_incomplete' && { action: { label: t('missing'), run: review } }),
        ...(code === 'network' && { action: { label: t('retry'), run: () => transition.mutate(kind) } }),
      });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['own-paths'] }),
        queryClient.invalidateQueries({ queryKey: ['path-builder', path.slug] }),
      ]),
  });
  return transition;
}
