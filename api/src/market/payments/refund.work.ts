import { defineWork } from '../../kernel/work/work.ts';
import { secondsSince } from './check-payment.ts';
import { payBack } from './pay-back.ts';
import { enqueueRefund, refundErrand } from './refund-errand.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Money that is to go back, until the gateway has said yes or no. “Not yet” and “somebody is at it” cost no attempt. */
export const refundWork = defineWork({
  ...refundErrand,
  attempts: 12,
  leaseS: 60,
  run: async (context, { refundId }) => {
    const { result, since } = await payBack(context, refundId);
    if (result === 'unknown') throw new Error('The gateway has not said whether the money went back.');
    if (result === 'taken') await enqueueRefund(context.db, refundId, 15);
    if (result === 'pending') await enqueueRefund(context.db, refundId, secondsToNextLook(secondsSince(since)));
  },
});

/** A bank may take days. */
const secondsToNextLook = (age: number): number =>
  age < HOUR_S ? 5 * MINUTE_S : age < 24 * HOUR_S ? HOUR_S : 6 * HOUR_S;
