import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, usePlatform } from '../../federation/platform-context.tsx';
import { useWishText } from '../../i18n/messages/wish.ts';
import { useErrorText } from '../use-error-text.ts';
import { wishedIdsKey } from './use-wished-ids.ts';

export interface WishChange {
  course: { id: string; name: string };
  /** Onto the list, or off it. */
  to: 'wished' | 'left';
}

const opposite = { wished: 'left', left: 'wished' } as const;

/** Shows at once what is asked for, and takes it back where it was refused; a toast says so and offers the undo. */
export function useChangeWish() {
  const t = useWishText();
  const api = useApi();
  const { toasts } = usePlatform();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const call = ({ course: { id }, to }: WishChange) =>
    to === 'wished' ? api.addWish({ params: { id } }) : api.removeWish({ params: { id } });
  const options = {
    mutationFn: call,
    onMutate: async ({ course: { id }, to }: WishChange) => {
      await queryClient.cancelQueries({ queryKey: wishedIdsKey });
      const before = queryClient.getQueryData<readonly string[]>(wishedIdsKey);
      const others = (before ?? []).filter((one) => one !== id);
      queryClient.setQueryData(wishedIdsKey, to === 'wished' ? [id, ...others] : others);
      return { before };
    },
    onError: (error: Error, _: WishChange, shown?: { before: readonly string[] | undefined }) => {
      queryClient.setQueryData(wishedIdsKey, shown?.before);
      toasts.show({ kind: 'error', message: errorText(error, { own_course: t('own'), not_found: t('gone') }) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['wishes'] }),
  };
  const undo = useMutation(options);
  return useMutation({
    ...options,
    onSuccess: (_, { course, to }) =>
      toasts.show({
        kind: to === 'wished' ? 'success' : 'info',
        message: t(`done.${to}`, { course: course.name }),
        topic: 'wishes',
        action: { label: t('undo'), run: () => undo.mutate({ course, to: opposite[to] }) },
      }),
  });
}
