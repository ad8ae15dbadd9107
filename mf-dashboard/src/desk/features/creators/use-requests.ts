import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  verificationSorts,
  verificationStatuses,
  type VerificationStatus,
  type VerificationVerdict,
} from '@stoa/shared/contract/teaching/creator-words.ts';
import type { ListedVerification } from '@stoa/shared/contract/teaching/creators.ts';
import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useDataList } from '../../../data-table/use-data-list.ts';
import { useCreatorsText } from '../../messages/creators.ts';

const KEY = ['creator-requests'];

/** Who waits longest comes first; of what is decided, the newest. */
const tableOf = (status: VerificationStatus) =>
  ({
    id: 'creator-requests',
    filters: { q: 'text', status: verificationStatuses },
    tab: 'status',
    sorts: verificationSorts,
    startsDescending: status !== 'pending',
    mostCharacters: 100,
  }) as const;

export function useRequests() {
  const api = useApi();
  const [params] = useSearchParams();
  const status = verificationStatuses.find((word) => word === params.get('status')) ?? 'pending';
  const askedOf = (q: string | undefined) => ({ status, ...(q && { search: q }) });
  const list = useDataList(tableOf(status), {
    key: KEY,
    read: ({ q }, rows, signal) => api.listCreatorVerifications({ query: { ...askedOf(q), ...rows }, signal }),
    file: ({ q }) => api.getCreatorVerificationsLink({ query: askedOf(q) }),
  });
  return { status, list };
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
