import { useRef, useState } from 'react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { CardForm } from '@stoa/shared/remote/cards/card-frame.tsx';
import { isExpired } from '@stoa/shared/remote/cards/kept-card.tsx';
import type { Card, CardRefusal } from './use-pay.ts';

type SavedCard = Reply<'listCards'>[number];
type PaymentSettings = Reply<'getPaymentSettings'>;

export const NEW_CARD = 'new';

/** Which card is paid with: one that the gateway keeps, or a new one; `keepsCard`: a new one is kept without a question. */
export function useCardChoice(
  settings: PaymentSettings,
  cards: readonly SavedCard[],
  { keepsCard }: { keepsCard: boolean },
) {
  const form = useRef<CardForm>(null);
  const [wanted, choose] = useState<string>();
  const [keeps, setKeeps] = useState(false);
  const usable = cards.filter((card) => !isExpired(card));
  const known = usable.find(({ id }) => id === wanted) ?? (wanted === NEW_CARD ? undefined : usable[0]);
  const chosen = known?.id ?? NEW_CARD;

  /** What is sent to be paid with; null where the gateway asks for the card on a page of its own, and does not keep it. */
  async function getCard(): Promise<Card | CardRefusal> {
    if (known) return { kind: 'saved', id: known.id };
    if (settings.card_fields_url === null) return keepsCard || keeps ? { kind: 'page', save: true } : null;
    const answer = (await form.current?.tokenize()) ?? { refused: 'unreachable' as const };
    return 'refused' in answer ? answer : { kind: 'token', token: answer.token, save: keepsCard || keeps };
  }
  return { form, chosen, choose, keepsCard, keeps, setKeeps, getCard };
}
