import { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { defineWork, enqueue } from '../../kernel/work/work.ts';
import { findKeptCards } from './payments.repository.ts';

/** A card of a person who is gone, until their gateway has forgotten it, too: by names that the gateway and we made up. */
export const forgetCardWork = defineWork({
  kind: 'forget card',
  payload: z.object({ gateway: z.string(), ref: z.string(), customerId: z.uuid() }),
  attempts: 12,
  leaseS: 60,
  run: async ({ gateway }, { gateway: name, ref, customerId }) => {
    if (gateway?.name !== name) {
      throw new Error(`The gateway ${name} is no longer in use here: have it forget the card on its own pages.`);
    }
    const { kind } = await gateway.forgetCard({ ref, customerId });
    // `refused`: it knows no such card any more.
    if (kind === 'unknown' || kind === 'pending') throw new Error('The gateway has not said that it forgot the card.');
  },
});

/** Before the rows of a person's cards go: what is needed to have them forgotten stands in the work. */
export async function forgetCardsOf(tx: Database, userId: string): Promise<void> {
  for (const { id, gateway, gatewayRef: ref } of await findKeptCards(tx, userId)) {
    await enqueue(tx, forgetCardWork, { gateway, ref, customerId: userId }, { key: id });
  }
}
