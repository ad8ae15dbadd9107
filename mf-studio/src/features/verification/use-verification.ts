import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CreatorVerification } from '@stoa/shared/contract/teaching/creators.ts';
import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useVerificationText } from '../../messages/verification.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';

const KEY = ['creator-verification'];

/** Where it stands; read again when a new notification comes, which may be the decision. */
export function useVerification() {
  const api = useApi();
  const queryClient = useQueryClient();
  const newest = useSession().notifications[0]?.id;
  const known = useRef(newest);
  useEffect(() => {
    if (known.current === newest) return;
    known.current = newest;
    void queryClient.invalidateQueries({ queryKey: KEY });
  }, [queryClient, newest]);
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.getCreatorVerification({ signal }) });
}

export function useRequestVerification() {
  const api = useApi();
  const t = useVerificationText();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Arguments<'requestCreatorVerification'>['body']) => api.requestCreatorVerification({ body }),
    onSuccess: (reply) => {
      queryClient.setQueryData(KEY, reply);
      toasts.show({ kind: 'success', message: t('sent') });
    },
  });
}

export function useAppealRevocation() {
  const api = useApi();
  const t = useVerificationText();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const sending = useSingleMutation({
    mutationKey: ['appeal-revocation'],
    mutationFn: (body: Arguments<'appealRevocation'>['body']) => api.appealRevocation({ body }),
    onSuccess: (reply) => {
      queryClient.setQueryData(KEY, reply);
      toasts.show({ kind: 'success', message: t('appeal.sent') });
    },
  });
  return {
    error: sending.error,
    isSending: sending.isPending || sending.isSuccess,
    /** The newest reply decides, not the screen: a second press may come before the first one's result is drawn. */
    send: (body: Arguments<'appealRevocation'>['body']): void => {
      if (!queryClient.getQueryData<CreatorVerification>(KEY)?.appeal) sending.mutate(body);
    },
  };
}
