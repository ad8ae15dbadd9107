import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { isSilence } from '@stoa/shared/remote/ask-until-answered.ts';
import { forgetIntent, readIntent } from './payment-intent.ts';

type Payment = Reply<'verifyPayment'>;
export type PaymentOutcome = 'owned' | 'failed' | 'returned' | 'in-review' | 'pending';

const outcomes: Record<Payment['status'], PaymentOutcome> = {
  initiated: 'pending',
  authorized: 'pending',
  paid: 'owned',
  captured: 'owned',
  partially_refunded: 'owned',
  failed: 'failed',
  voided: 'returned',
  refunded: 'returned',
};
export const outcomeOf = ({ status, in_review }: Payment): PaymentOutcome =>
  in_review && outcomes[status] !== 'owned' ? 'in-review' : outcomes[status];

const STEPS_MS = [1000, 2000, 3000, 5000, 8000, 15_000];
/** Milliseconds until it is asked again, after so many times. */
const stepAfter = (asked: number): number => STEPS_MS[asked - 1] ?? 30_000;

/** Asks how a payment stands, in growing steps, until it is known. */
export function usePayment(reference: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: ['payment', reference],
    queryFn: ({ signal }) => api.verifyPayment({ body: { reference }, signal }),
    enabled: reference !== '',
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) => {
      const isKnown = data ? outcomeOf(data) !== 'pending' : error !== null && !isSilence(error);
      return isKnown ? false : stepAfter(dataUpdateCount + errorUpdateCount);
    },
  });
  const state = queryClient.getQueryState(['payment', reference]);
  return {
    ...query,
    /** How often it was asked. */
    asked: (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0),
    /** It is not known yet, and is asked again. */
    asksOn: query.data ? outcomeOf(query.data) === 'pending' : isSilence(query.error),
  };
}

/**
 * What follows once a payment has ended: the next press on Pay is another payment, and the rest of the page learns what was
 * bought. Gives the coupon that it was tried with, for another try.
 */
export function useEndOf(payment: Payment): string | undefined {
  const { user } = useSession();
  const { events, session } = usePlatform();
  const queryClient = useQueryClient();
  const userId = user?.id ?? '';
  const [sent] = useState(() => readIntent(userId, payment.items));
  const end = useEffectEvent(() => {
    forgetIntent(userId, payment.items);
    if (outcomeOf(payment) !== 'owned') return;
    for (const { kind, id } of payment.items) if (kind === 'course') events.emit('course-enrolled', { courseId: id });
    if (payment.items.some(({ kind }) => kind !== 'plan')) events.emit('cart-changed', {});
    // What a plan opens is open by the session's permissions.
    if (payment.items.some(({ kind }) => kind === 'plan')) void session.refresh().catch(() => undefined);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'payment' });
  });
  useEffect(() => end(), [payment.reference]);
  return sent?.coupon;
}
