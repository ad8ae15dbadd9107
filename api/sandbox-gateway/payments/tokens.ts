import { z } from 'zod';
import type { Book } from '../book/book.ts';
import type { TokenRow } from '../book/rows.ts';
import { Refusal } from '../kernel/refusal.ts';
import { digitsOf, findCardFaults, readExpiry } from './card-check.ts';
import { newId } from './new-id.ts';
import { testCards } from './test-cards.ts';

export const typedCard = z.object({ number: z.string().max(40), expiry: z.string().max(12), cvc: z.string().max(8) });

const LIVES_MS = 15 * 60_000;
/** Everybody may ask for tokens; nobody shall fill the memory with them. */
const MOST_FRESH = 10_000;

/** The number is looked at here, and ends here. */
export async function makeToken(book: Book, typed: z.infer<typeof typedCard>): Promise<TokenRow> {
  const [fault] = findCardFaults(typed, new Date(book.now()));
  if (fault) throw new Refusal(422, `card_${fault.cause}`, faultWords[fault.field], fault.field);
  const card = testCards.find(({ number }) => number === digitsOf(typed.number));
  if (!card) throw new Refusal(422, 'no_test_card', 'This is a sandbox: use one of its test cards.', 'number');
  const expiry = readExpiry(typed.expiry)!;
  return book.change((state, now) => {
    for (const token of state.tokens.values()) if (token.expires_at < now) state.tokens.delete(token.id);
    if (state.tokens.size >= MOST_FRESH) throw new Refusal(429, 'too_many', 'Too many cards at once. Try again later.');
    const token: TokenRow = {
      id: newId('tok'),
      brand: card.brand,
      last4: card.number.slice(-4),
      expires_month: expiry.month,
      expires_year: expiry.year,
      behaviour: card.behaviour,
      expires_at: now + LIVES_MS,
      used_by: null,
    };
    return { change: { tokens: [token] }, result: token };
  });
}

const faultWords = {
  number: 'Give a card number of 13 to 19 digits that is one.',
  expiry: 'Give the month and year up to which the card is good, not in the past: MM/YY.',
  cvc: 'Give the 3 or 4 digits of the security code.',
};
