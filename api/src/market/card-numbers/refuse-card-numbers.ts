import type { FastifyInstance } from 'fastify';
import { Problem } from '../../kernel/problem.ts';
import { holdsCardNumber } from './card-numbers.ts';

/**
 * For the calls of every noun where money is spoken of, and a number may be typed into the wrong field: before anything looks
 * at what was sent, so that it is neither kept nor logged, and no rule repeats it.
 */
export function refuseCardNumbers(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ query, body, params }) => {
    if (holdsCardNumber([query, body, params])) {
      throw new Problem(
        'card_number_in_payload',
        'The number of a card was sent here. It belongs into the fields of the gateway alone: remove it.',
      );
    }
  });
}
