import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CountryCode } from '@stoa/shared/contract/kernel/countries.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { newId } from '@stoa/shared/remote/new-id.ts';
import { useIsHere } from '@stoa/shared/remote/use-is-here.ts';
import { askUntilAnswered, isSilence } from '@stoa/shared/remote/ask-until-answered.ts';
import { forgetIntent, keepIntent, readIntent, type PayBody } from './payment-intent.ts';

export type Payment = Reply<'pay'>;
type Items = PayBody['items'];

/** How far a press on Pay has come. */
export type PayStage =
  | { kind: 'idle' | 'busy' }
  /** No answer came; it is asked again under the same key. */
  | { kind: 'asking' }
  /** All steps of asking are done: the person says when to go on. */
  | { kind: 'silent' }
  | { kind: 'card-unreachable' }
  /** The browser goes to the gateway's page. */
  | { kind: 'leaving'; url: string }
  /** It was begun before and waits for the payer at the gateway's page. */
  | { kind: 'under-way'; url: string; reference: string }
  | { kind: 'failed'; failure: NonNullable<Payment['failure']> | undefined }
  | { kind: 'refused'; error: unknown };

export type Card = PayBody['card'];
export type CardRefusal = { refused: 'fields' | 'unreachable' };

/**
 * Pays once. What is sent is kept until it has ended, so that a lost answer, a second press and a page that was loaded anew
 * send the same under the same key.
 */
export function usePay(items: Items) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [stage, setStage] = useState<PayStage>({ kind: 'idle' });
  const isBusy = useRef(false);
  const left = useRef<AbortController>(undefined);

  const rest = (next: PayStage) => {
    isBusy.current = false;
    setStage(next);
  };

  async function send(body: PayBody, { isResumed }: { isResumed: boolean }): Promise<void> {
    const { signal } = (left.current ??= new AbortController());
    const asking = { signal, onSilence: () => setStage({ kind: 'asking' }) };
    isBusy.current = true;
    setStage({ kind: 'busy' });
    keepIntent(userId, body);
    try {
      const payment = await askUntilAnswered(() => api.pay({ body }), asking);
      const { reference } = payment;
      const isOpen = isResumed && payment.status === 'initiated';
      const verify = () => api.verifyPayment({ body: { reference } });
      const now = isOpen ? await askUntilAnswered(verify, asking) : payment;
      if (!signal.aborted) take(now, body, isResumed);
    } catch (error) {
      if (!signal.aborted) refuse(error, body);
    }
  }

  function take(payment: Payment, body: PayBody, isResumed: boolean): void {
    const { status, next, reference } = payment;
    // What is looked into is told by the screen it leads to: it may have been charged.
    if (status === 'failed' && !payment.in_review) {
      forgetIntent(userId, body.items);
      return rest({ kind: 'failed', failure: payment.failure ?? undefined });
    }
    if (next && isResumed) return rest({ kind: 'under-way', url: next.url, reference });
    if (next) {
      setStage({ kind: 'leaving', url: next.url });
      return window.location.assign(next.url);
    }
    if (isHere()) void navigate(to.paymentReturn({ reference }), { replace: true });
  }

  function refuse(error: unknown, body: PayBody): void {
    if (isSilence(error)) return rest({ kind: 'silent' });
    // Of one whose session ended meanwhile it is not known what became of it; all others were refused before they began.
    if (!isApiError(error) || error.code !== 'unauthenticated') forgetIntent(userId, body.items);
    void queryClient.invalidateQueries();
    rest({ kind: 'refused', error });
  }

  /** Sends what this tab has sent before; true where there was such a thing. */
  function resume(): boolean {
    const kept = items.length > 0 ? readIntent(userId, items) : undefined;
    if (kept) void send(kept, { isResumed: true });
    return kept !== undefined;
  }

  async function pay(given: {
    card(): Promise<Card | CardRefusal>;
    expectedMinor: number;
    coupon: string | undefined;
    country: CountryCode | undefined;
  }): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setStage({ kind: 'busy' });
    const card = await given.card();
    if (card && 'refused' in card) {
      return rest({ kind: card.refused === 'unreachable' ? 'card-unreachable' : 'idle' });
    }
    const { coupon, country, expectedMinor: expected_minor } = given;
    const body = { key: newId(), items, ...(coupon && { coupon }), ...(country && { country }), expected_minor, card };
    await send(body, { isResumed: false });
  }

  const begin = useEffectEvent(() => {
    left.current = new AbortController();
    if (!isBusy.current) resume();
  });
  const itemIds = items.map(({ id }) => id).join();
  useEffect(() => {
    begin();
    return () => {
      left.current?.abort();
      isBusy.current = false;
    };
  }, [userId, itemIds]);

  return { stage, pay, resume };
}
