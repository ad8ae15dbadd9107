import { z } from 'zod';
import { defineWork } from '../../kernel/work/work.ts';
import { payBack } from './pay-back.ts';

/** Money that is to go back, until the gateway has said yes or no. */
export const refundWork = defineWork({
  kind: 'refund payment',
  payload: z.object({ refundId: z.uuid() }),
  attempts: 12,
  leaseS: 60,
  run: async (context, { refundId }) => {
    const result = await payBack(context, refundId);
    if (result === 'unknown') throw new Error('The gateway has not said whether the money went back.');
  },
});
