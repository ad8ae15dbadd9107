import { useMutation, useQueryClient, type MutationKey, type UseMutationOptions } from '@tanstack/react-query';

type Options<D, V> = Omit<UseMutationOptions<D, Error, V>, 'mutationKey' | 'networkMode'> & {
  mutationKey: MutationKey;
};

/**
 * A change that runs once however often its button is pressed: what is asked for while it is under way is ignored, even
 * before the screen has drawn the button as busy. Offline it fails at once and says so, rather than waiting unseen.
 */
export function useSingleMutation<D, V>(options: Options<D, V>) {
  const queryClient = useQueryClient();
  const mutation = useMutation({ ...options, networkMode: 'always' });
  const isBusy = () => queryClient.isMutating({ mutationKey: options.mutationKey, exact: true }) > 0;
  return {
    ...mutation,
    mutate: (...given: Parameters<typeof mutation.mutate>): void => {
      if (!isBusy()) mutation.mutate(...given);
    },
    /** Undefined when one is under way already. */
    mutateAsync: async (variables: V): Promise<D | undefined> =>
      isBusy() ? undefined : mutation.mutateAsync(variables),
  };
}
