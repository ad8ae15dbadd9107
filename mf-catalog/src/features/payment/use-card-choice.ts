import { useRef, useState } from 'react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { CardForm } from './card-frame.tsx';
import type { Card, CardRefusal } from './use-pay.ts';

type SavedCard = Reply<'listCards'>[number];
type PaymentSettings = Reply<'getPaymentSettings'>;

/** A card holds to the end of the month that is printed on it. */
export const isExpired = ({ expires_year, expires_month }: SavedCard, now = new Date()): boolean =>
  expires_year * 12 + expires_month < now.getFullYear() * 12 + now.getMonth() + 1;

export const NEW_CARD = 'new';

/** Which card is paid with: one that the gateway keeps, or a new one. */
export function useCardChoice(settings: PaymentSettings, cards: readonly SavedCard[]) {
  const form = useRef<CardForm>(null);
  const [wanted, choose] = useState<string>();
  const [keeps, setKeeps] = useState(false);
  const usable = cards.filter((card) => !isExpired(card));
  const known = usable.find(({ id }) => id === wanted) ?? (wanted === NEW_CARD ? undefined : usable[0]);
  const chosen = known?.id ?? NEW_CARD;

  /** What is sent to be paid with; null where the gateway asks for the card on a page of its own. */
  async function getCard(): Promise<Card | CardRefusal> {
    if (known) return { kind: 'saved', id: known.id };
    if (settings.card_fields_url === null) return null;
    const answer = (await form.current?.tokenize()) ?? { refused: 'unreachable' as const };
    return 'refused' in answer ? answer : { kind: 'token', token: answer.token, save: keeps };
  }
  return { form, chosen, choose, keeps, setKeeps, getCard };
}
