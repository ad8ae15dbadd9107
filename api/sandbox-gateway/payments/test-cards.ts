import type { CardBehaviour } from '../book/rows.ts';

export interface TestCard {
  number: string;
  brand: string;
  behaviour: CardBehaviour;
}

/** The only numbers that are taken: nobody shall type a real card into a sandbox. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', behaviour: 'pays' },
  { number: '5555555555554444', brand: 'mastercard', behaviour: 'pays' },
  { number: '4000002500003155', brand: 'visa', behaviour: 'challenges' },
  { number: '4000000000000341', brand: 'visa', behaviour: 'only_keeps' },
  { number: '4000000000000002', brand: 'visa', behaviour: 'card_declined' },
  { number: '4000000000009995', brand: 'visa', behaviour: 'insufficient_funds' },
  { number: '4000000000000069', brand: 'visa', behaviour: 'card_expired' },
  { number: '4000000000000259', brand: 'visa', behaviour: 'is_slow' },
  { number: '4000000000000127', brand: 'visa', behaviour: 'loses_answer' },
];
