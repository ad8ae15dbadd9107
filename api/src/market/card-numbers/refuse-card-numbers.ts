import type { FastifyInstance } from 'fastify';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { Problem } from '../../kernel/problem.ts';
import { findCardNumber } from './card-numbers.ts';

/**
 * For the calls of every noun where money is spoken of, and a number may be typed into the wrong field: before anything looks
 * at what was sent, so that it is neither kept nor logged, and no rule repeats it. A bank's own number can look like a card's:
 * the refusal says how to write it.
 */
export function refuseCardNumbers(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ query, body, params }) => {
    const field = [query, body, params].map(findCardNumber).find((found) => found !== undefined);
    if (field === undefined) return;
    throw new Problem('card_number_in_payload', field === '' ? CARD_NUMBER : `${field}: ${CARD_NUMBER}`, {
      ...(field !== '' && { errors: { [field]: [CARD_NUMBER] } }),
    });
  });
}

const CARD_NUMBER = rule(
  'This looks like the number of a card, which belongs into the form of the payment gateway alone: remove it. If it is another number, write a slash amid its digits.',
);
