import { brandName } from '@stoa/shared/remote/cards/brand-name.ts';
import { usePaymentWords } from '../messages/payment-words.ts';

/** 'Visa ending in 4242'. */
export function PaidByCard({ card: { brand, last4 } }: { card: { brand: string; last4: string } }) {
  const word = usePaymentWords();
  return word('card', { brand: brandName(brand), last4 });
}
