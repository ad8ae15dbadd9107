import { usePaymentWords } from '../messages/payment-words.ts';

/** 'Visa ending in 4242'; gateways write brands small. */
export function PaidByCard({ card: { brand, last4 } }: { card: { brand: string; last4: string } }) {
  const word = usePaymentWords();
  return word('card', { brand: brand.charAt(0).toUpperCase() + brand.slice(1), last4 });
}
