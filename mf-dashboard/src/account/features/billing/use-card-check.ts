import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { isSilence } from '@stoa/shared/remote/ask-until-answered.ts';

type Check = Reply<'tokenizeCard'>;
export type CheckOutcome = 'kept' | 'failed' | 'in-review' | 'pending';

export function outcomeOf({ status, in_review }: Pick<Check, 'status' | 'in_review'>): CheckOutcome {
  if (status === 'paid' || status === 'captured') return 'kept';
  if (in_review) return 'in-review';
  return status === 'initiated' || status === 'authorized' ? 'pending' : 'failed';
}

const STEPS_MS = [1000, 2000, 3000, 5000, 8000, 15_000];

export const checkKey = (reference: string) => ['card-check', reference];

/** Asks what came of checking a card, in growing steps, until it is known; then the kept cards are read anew. */
export function useCardCheck(reference: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: checkKey(reference),
    queryFn: ({ signal }) => api.verifyPayment({ body: { reference }, signal }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) => {
      const isKnown = data ? outcomeOf(data) !== 'pending' : error !== null && !isSilence(error);
      return isKnown ? false : (STEPS_MS[dataUpdateCount + errorUpdateCount - 1] ?? 30_000);
    },
  });
  const outcome = query.data && outcomeOf(query.data);
  const readAnew = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: ['cards'] });
    void queryClient.invalidateQueries({ queryKey: ['transactions'] });
  });
  useEffect(() => {
    if (outcome === 'kept' || outcome === 'failed') readAnew();
  }, [outcome]);
  return query;
}
