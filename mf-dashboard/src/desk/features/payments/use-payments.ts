import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import type { Resolution } from '@stoa/shared/contract/market/billing-words.ts';
import type { TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { forgetKey, keyOf, type RefundWish } from './refund-intent.ts';

/** All that is read of payments, by whom answers for them. */
export const PAYMENTS = ['operated-payments'];
const storyKey = (id: string) => [...PAYMENTS, 'story', id];

/** What is told in words of its own. */
export const refusals = [
  'payment_transition',
  'payment_settled',
  'not_refundable',
  'money_at_gateway',
  'undo_refused',
  'refund_elsewhere',
  'nothing_to_record',
  'provider_unavailable',
] as const;

export function useStory(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: storyKey(id),
    queryFn: ({ signal }) => api.getTransactionStory({ params: { id }, signal }),
  });
}

/** Takes in how the payment stands after a change of it; lists are read again. */
function useTakeIn() {
  const queryClient = useQueryClient();
  return async (story: TransactionStory) => {
    await queryClient.invalidateQueries({ queryKey: PAYMENTS, refetchType: 'none' });
    queryClient.setQueryData(storyKey(story.id), story);
  };
}

export function useRefund() {
  const api = useApi();
  const takeIn = useTakeIn();
  return async (wish: RefundWish): Promise<TransactionStory> => {
    const story = await api.refundPayment({ body: { ...wish, key: keyOf(wish) } });
    forgetKey(wish);
    await takeIn(story);
    return story;
  };
}

export function useVoid(id: string) {
  const api = useApi();
  const takeIn = useTakeIn();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => api.voidPayment({ body: { transaction_id: id, reason } }),
    onSuccess: takeIn,
    onError: () => queryClient.invalidateQueries({ queryKey: storyKey(id) }),
  });
}

export function useResolve(id: string) {
  const api = useApi();
  const takeIn = useTakeIn();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: { as: Resolution; reason: string }) =>
      api.resolvePayment({ body: { transaction_id: id, ...given } }),
    onSuccess: takeIn,
    onError: () => queryClient.invalidateQueries({ queryKey: storyKey(id) }),
  });
}

export function useDecideRefund(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Arguments<'decideRefund'>['body']) => api.decideRefund({ params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PAYMENTS }),
  });
}
