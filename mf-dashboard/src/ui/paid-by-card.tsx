import { usePaymentWords } from '../messages/payment-words.ts';

/** Gateways write brands small: 'visa'. */
export const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

/** 'Visa ending in 4242'. */
export function PaidByCard({ card: { brand, last4 } }: { card: { brand: string; last4: string } }) {
  const word = usePaymentWords();
  return word('card', { brand: brandName(brand), last4 });
}
