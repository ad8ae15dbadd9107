import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenSession } from '@stoa/shared/contract/people/sessions.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useSettingsText } from '../../messages/settings.ts';

const KEY = ['sessions'];

export function useSessions() {
  const api = useApi();
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.listSessions({ signal }) });
}

export function useSignOut() {
  const t = useSettingsText();
  const errorText = useErrorText();
  const api = useApi();
  const { session, toasts } = usePlatform();
  const queryClient = useQueryClient();
  const complain = (error: Error) =>
    toasts.show({ kind: 'error', message: errorText(error, { demo_account: t('demo') }) });

  const one = useMutation({
    mutationFn: ({ id }: OpenSession) => api.revokeSession({ params: { id } }),
    onSuccess: (_, { device }) => {
      toasts.show({ kind: 'success', message: t('sessions.signedOut', { device }) });
    },
    onError: complain,
    // One that was gone already is no longer listed either.
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
  const all = useMutation({
    mutationFn: () => api.revokeAllSessions(),
    onSuccess: () => session.signOut({ reason: 'signed-out-everywhere' }),
    onError: complain,
  });
  return { one, all };
}
