import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';

const keyOf = (token: string) => ['mail-subscription', token];

export function useSubscription(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => api.getMailSubscription({ params: { token }, signal }),
  });
}

/** The reply is how it stands from then on. */
export function useSubscribe(token: string) {
  const api = useApi();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mail: boolean) => api.updateMailSubscription({ params: { token }, body: { mail } }),
    onSuccess: (subscription) => queryClient.setQueryData(keyOf(token), subscription),
    onError: (error) => toasts.show({ kind: 'error', message: errorText(error) }),
  });
}
