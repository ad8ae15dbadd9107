import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { VerificationStatus, VerificationVerdict } from '@stoa/shared/contract/teaching/creator-words.ts';
import type { ListedVerification } from '@stoa/shared/contract/teaching/creators.ts';
import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useCreatorsText } from '../../messages/creators.ts';

export const PER_PAGE = 10;
const KEY = ['creator-requests'];

export function useRequests({ status, page }: { status: VerificationStatus; page: number }) {
  const api = useApi();
  return useQuery({
    queryKey: [...KEY, { status, page }],
    queryFn: ({ signal }) =>
      readPage(page, (at) => api.listCreatorVerifications({ query: { status, page: at, per_page: PER_PAGE }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** What is told in words of its own. */
export const refusals = ['verification_transition', 'own_request'] as const;

/** The list is read again, also when somebody else was faster. */
export function useDecide({ id, user }: Pick<ListedVerification, 'id' | 'user'>) {
  const api = useApi();
  const t = useCreatorsText();
  const refusal = useRefusal(t, refusals);
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Arguments<'decideCreatorVerification'>['body']) =>
      api.decideCreatorVerification({ params: { id }, body }),
    onSuccess: (_, { verdict }) =>
      toasts.show({
        kind: 'success',
        message: t(`done.${verdict satisfies VerificationVerdict}`, { name: user.full_name }),
      }),
    onError: (error, { verdict }) => {
      const message = refusal(error);
      // The card leaves this list, and its dialog with it.
      if (isApiError(error) && error.code === 'verification_transition') toasts.show({ kind: 'warning', message });
      // A note stays in its dialog, which says it there.
      else if (verdict === 'grant') toasts.show({ kind: 'error', message });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
