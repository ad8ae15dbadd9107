import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { Subscription, SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { newId } from '@stoa/shared/remote/new-id.ts';
import { askUntilAnswered, isSilence } from '@stoa/shared/remote/ask-until-answered.ts';
import { outcomeOf, usePayment } from '../features/payment/use-payment.ts';
import type { Card, CardRefusal } from '../features/payment/use-pay.ts';
import { keepTrialWish, takeTrialWish } from './trial-wish.ts';

type CheckedCard = Reply<'tokenizeCard'>;

/** How far a press on the trial's button has come. */
export type TrialStage =
  | { kind: 'idle' | 'busy' | 'asking' | 'silent' | 'card-unreachable' }
  | { kind: 'leaving'; url: string }
  | { kind: 'failed'; failure: NonNullable<CheckedCard['failure']> | undefined }
  | { kind: 'refused'; error: unknown };

/**
 * Begins a trial: a new card is checked and kept first, perhaps at the bank, whence the payer comes back to `?reference=`.
 * Asking again is harmless: nothing is charged, and nobody has two plans.
 */
export function useTrial(plan: SubscriptionPlan, onBegun: (subscription: Subscription) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { session } = usePlatform();
  const userId = useSession().user?.id ?? '';
  const [search, setSearch] = useSearchParams();
  const [stage, setStage] = useState<TrialStage>({ kind: 'idle' });
  const isBusy = useRef(false);
  const left = useRef(new AbortController());
  const again = useRef<() => Promise<void>>(undefined);
  const check = usePayment(search.get('reference') ?? '');

  const rest = (next: TrialStage) => {
    isBusy.current = false;
    setStage(next);
  };

  /** Asks until it is known what came of it; a refusal is said. */
  async function ask<T>(call: () => Promise<T>, take: (reply: T) => void | Promise<void>): Promise<void> {
    const { signal } = left.current;
    again.current = () => ask(call, take);
    isBusy.current = true;
    setStage({ kind: 'busy' });
    try {
      const reply = await askUntilAnswered(call, { signal, onSilence: () => setStage({ kind: 'asking' }) });
      if (!signal.aborted) await take(reply);
    } catch (error) {
      if (signal.aborted) return;
      // It may have begun in another window, or by an answer that was lost.
      if (!isSilence(error)) void queryClient.invalidateQueries();
      rest(isSilence(error) ? { kind: 'silent' } : { kind: 'refused', error });
    }
  }

  const start = (cardId: string) =>
    ask(
      () => api.startTrial({ body: { plan_id: plan.id, card_id: cardId } }),
      async (subscription) => {
        // The videos that it opens are open by the session's permissions.
        await session.refresh().catch(() => undefined);
        rest({ kind: 'idle' });
        onBegun(subscription);
        void queryClient.invalidateQueries();
      },
    );

  /** A card that was checked: with it the trial begins; where the bank is still asked, it does so afterwards. */
  async function take(card: CheckedCard): Promise<void> {
    const failure = failureOf(card);
    if (failure) return rest(failure);
    if (card.card_id !== null) return start(card.card_id);
    keepTrialWish(userId, plan.id);
    if (card.next) {
      setStage({ kind: 'leaving', url: card.next.url });
      return window.location.assign(card.next.url);
    }
    rest({ kind: 'idle' });
    setSearch({ plan: plan.id, reference: card.reference }, { replace: true });
  }

  async function begin(given: () => Promise<Card | CardRefusal>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setStage({ kind: 'busy' });
    const card = await given();
    if (card && 'refused' in card) {
      return rest({ kind: card.refused === 'unreachable' ? 'card-unreachable' : 'idle' });
    }
    if (card?.kind === 'saved') return start(card.id);
    const body = {
      key: newId(),
      token: card?.kind === 'token' ? card.token : null,
      return_to: to.payment({ plan: plan.id }),
    };
    return ask(() => api.tokenizeCard({ body }), take);
  }

  const comeBack = useEffectEvent((cardId: string) => {
    void queryClient.invalidateQueries({ queryKey: ['cards'] });
    if (takeTrialWish(userId, plan.id) && !isBusy.current) void start(cardId);
  });
  useEffect(() => {
    const leaving = (left.current = new AbortController());
    return () => {
      leaving.abort();
      isBusy.current = false;
    };
  }, []);
  const keptId = check.data?.card_id;
  useEffect(() => {
    if (keptId) comeBack(keptId);
  }, [keptId]);

  return {
    stage: stage.kind === 'idle' ? (failureOf(check.data) ?? stage) : stage,
    begin,
    askAgain: () => void again.current?.(),
    /** A card is with the bank, and it is not known yet what it says. */
    checking: check.asksOn ? { url: check.data?.next?.url } : undefined,
  };
}

/** The bank refused the card that it was asked about. */
const failureOf = (card: CheckedCard | undefined): TrialStage | undefined =>
  card && outcomeOf(card) === 'failed' ? { kind: 'failed', failure: card.failure ?? undefined } : undefined;
