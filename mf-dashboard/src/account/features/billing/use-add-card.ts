import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { askUntilAnswered, isSilence } from '@stoa/shared/remote/ask-until-answered.ts';
import type { CardAnswer } from '@stoa/shared/remote/cards/use-card-fields.ts';
import { newId } from '@stoa/shared/remote/new-id.ts';
import { checkKey } from './use-card-check.ts';

type Body = Arguments<'tokenizeCard'>['body'];

/** How far adding a card has come. */
export type AddStage =
  | { kind: 'idle' | 'busy' }
  /** No answer came; it is asked again under the same key. */
  | { kind: 'asking' }
  /** All steps of asking are done: the person says when to go on. */
  | { kind: 'silent'; body: Body }
  | { kind: 'card-unreachable' }
  /** The browser goes to the gateway's page. */
  | { kind: 'leaving'; url: string }
  | { kind: 'refused'; error: unknown };

/** Has a card checked and kept, once: a lost answer is asked for under the same key. */
export function useAddCard(onChecked: (reference: string) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<AddStage>({ kind: 'idle' });
  const isBusy = useRef(false);
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current?.abort();
  }, []);
  const rest = (next: AddStage) => {
    isBusy.current = false;
    setStage(next);
  };

  async function send(body: Body): Promise<void> {
    const { signal } = (left.current ??= new AbortController());
    isBusy.current = true;
    setStage({ kind: 'busy' });
    try {
      const onSilence = () => setStage({ kind: 'asking' });
      const check = await askUntilAnswered(() => api.tokenizeCard({ body }), { signal, onSilence });
      if (signal.aborted) return;
      if (check.next) {
        setStage({ kind: 'leaving', url: check.next.url });
        return window.location.assign(check.next.url);
      }
      queryClient.setQueryData(checkKey(check.reference), check);
      onChecked(check.reference);
    } catch (error) {
      if (!signal.aborted) rest(isSilence(error) ? { kind: 'silent', body } : { kind: 'refused', error });
    }
  }

  /** `card`: of the gateway's form; null where it asks for the card on a page of its own. */
  async function add(card: () => Promise<CardAnswer | null>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setStage({ kind: 'busy' });
    const answer = await card();
    if (answer && 'refused' in answer) {
      return rest({ kind: answer.refused === 'unreachable' ? 'card-unreachable' : 'idle' });
    }
    await send({ key: newId(), token: answer?.token ?? null, return_to: to.accountBilling() });
  }
  return { stage, add, send };
}
